import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Asked } from './counting.ts'

type Which = {
  /** The day the period is about; without it the period does not matter. */
  day?: string
  /** Leave out what the figure itself says. */
  ignoreStatus?: boolean
}

/**
 * Which files are meant, for any query in which `file` is `report_file` (or `application`, if neither country, gender nor the
 * period is asked): `where ${filesOf(asked, { day: 'received_on' })}`.
 */
export function filesOf({ services, hasAllServices, places, days, query }: Asked, { day, ignoreStatus }: Which = {}): RawBuilder<SqlBool> {
  const conditions = [
    hasAllServices ? sql<SqlBool>`true` : sql<SqlBool>`file.service = any(${services.map(({ id }) => id)})`,
    ...places.map(({ column, values }) => sql<SqlBool>`${sql.ref(`file.${column}`)} = any(${[...values]})`),
    ...(day ? [sql<SqlBool>`${sql.ref(`file.${day}`)} between ${days.from}::date and ${days.to}::date`] : []),
    ...(query.gender ? [sql<SqlBool>`file.gender = ${query.gender}`] : []),
    ...(query.status && !ignoreStatus ? [standsAt(query.status)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** By the name of the status or by its code; a withdrawn file has no code any more. */
const standsAt = (status: string) =>
  /^-?[0-2]$/.test(status)
    ? sql<SqlBool>`file.approval_status = ${Number(status)} and file.status <> 'WITHDRAWN'`
    : sql<SqlBool>`file.status = ${status}`
