import type { Expression, SqlBool } from 'kysely'
import type { DashboardContext, ApplicationExpressions } from './dashboard-definition.ts'

/** Applications visible to the user: services of their roles within the jurisdiction of their office. */
export function isVisible(
  eb: ApplicationExpressions,
  { services, seat: { office } }: DashboardContext,
): Expression<SqlBool> {
  if (!office) return eb.val(false)
  return eb.and([
    eb('status', '!=', 'DRAFT'),
    eb('service', 'in', ['', ...services.map(({ id }) => id)]),
    ...(office.kind === 'hq' ? [] : [eb(office.kind, 'in', ['', ...office.places])]),
  ])
}

/** Applications on the user's own desks. */
export function isOnOwnDesk(
  eb: ApplicationExpressions,
  { desk: { pairs, jurisdiction } }: DashboardContext,
): Expression<SqlBool> {
  const own = pairs.map(({ service, desks = [] }) =>
    eb.and([eb('service', '=', service), eb('desk', 'in', ['', ...desks])]),
  )
  return eb.and([
    eb('desk', 'is not', null),
    eb.or(own),
    ...(jurisdiction ? [eb(jurisdiction.column, 'in', ['', ...jurisdiction.values])] : []),
  ])
}
