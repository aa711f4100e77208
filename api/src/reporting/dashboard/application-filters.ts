import type { Expression, SqlBool } from 'kysely'
import { isHeldByOffice, isOnDesks, isOpenToOffice } from '#casework/desks/holder-queries.ts'
import type { DashboardContext, ApplicationExpressions } from './dashboard-definition.ts'

/** Applications visible to the user: services of their roles within the jurisdiction of their office. */
export function isVisible(
  eb: ApplicationExpressions,
  { services, seat: { office }, desk: { jurisdiction } }: DashboardContext,
): Expression<SqlBool> {
  if (!office) return eb.val(false)
  return eb.and([
    eb('status', '!=', 'DRAFT'),
    eb('service', 'in', ['', ...services.map(({ id }) => id)]),
    ...(jurisdiction ? [isOpenToOffice(jurisdiction)] : []),
  ])
}

/** Applications on the user's own desks. */
export function isOnOwnDesk(
  eb: ApplicationExpressions,
  { desk: { pairs, jurisdiction } }: DashboardContext,
): Expression<SqlBool> {
  const own = pairs.map(({ service, versions, desks = [], officeDesks }) =>
    eb.and([
      eb('service', '=', service),
      ...(versions ? [eb('version', 'in', versions)] : []),
      isOnDesks(eb, desks, officeDesks),
    ]),
  )
  return eb.and([eb('desk', 'is not', null), eb.or(own), ...(jurisdiction ? [isHeldByOffice(jurisdiction)] : [])])
}
