import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ReportContext } from './report-data-source.ts'

type Which = {
  /** The date column that the period applies to; without it the period is ignored. */
  day?: string
  /** Ignores the status filter, because the figure implies one. */
  ignoreStatus?: boolean
}

/**
 * Condition for queries where `app` is `report_file` (or `application`, if neither country, gender nor period is
 * filtered).
 */
export function applicationCondition(
  { services, hasAllServices, jurisdictions, days, query }: ReportContext,
  { day, ignoreStatus }: Which = {},
): RawBuilder<SqlBool> {
  const conditions = [
    hasAllServices ? sql<SqlBool>`true` : sql<SqlBool>`app.service = any(${services.map(({ id }) => id)})`,
    ...jurisdictions.map(({ column, values }) => sql<SqlBool>`${sql.ref(`app.${column}`)} = any(${[...values]})`),
    ...(day ? [sql<SqlBool>`${sql.ref(`app.${day}`)} between ${days.from}::date and ${days.to}::date`] : []),
    ...(query.gender ? [sql<SqlBool>`app.gender = ${query.gender}`] : []),
    ...(query.status && !ignoreStatus ? [hasStatus(query.status)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Filters by the name of the status or by its code; a withdrawn application has no code. */
const hasStatus = (status: string) =>
  /^-?[0-2]$/.test(status)
    ? sql<SqlBool>`app.approval_status = ${Number(status)} and app.status <> 'WITHDRAWN'`
    : sql<SqlBool>`app.status = ${status}`
