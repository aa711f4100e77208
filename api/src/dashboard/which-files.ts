import type { Expression, SqlBool } from 'kysely'
import type { Asking, Files } from './board.ts'

/** What the office of the one who asks may see: of the services of their role, and of its own places. */
export function inSight(eb: Files, { services, seat: { office } }: Asking): Expression<SqlBool> {
  if (!office) return eb.val(false)
  return eb.and([
    eb('status', '!=', 'DRAFT'),
    eb('service', 'in', ['', ...services.map(({ id }) => id)]),
    ...(office.kind === 'hq' ? [] : [eb(office.kind, 'in', ['', ...office.places])]),
  ])
}

/** What lies on their own desks. */
export function onOwnDesk(eb: Files, { desk: { pairs, places } }: Asking): Expression<SqlBool> {
  const own = pairs.map(({ service, desks = [] }) => eb.and([eb('service', '=', service), eb('desk', 'in', ['', ...desks])]))
  return eb.and([eb('desk', 'is not', null), eb.or(own), ...(places ? [eb(places.column, 'in', ['', ...places.values])] : [])])
}
