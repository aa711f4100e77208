import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ReportContext } from './report-data-source.ts'

type Which = {
  /** The date column that the period applies to; without it the period is ignored. */
  day?: string
  /** Ignores the status filter, because the figure implies one. */
  ignoreStatus?: boolean
}

/**
 * Condition for queries where `file` is `report_file` (or `application`, if neither country, gender nor period is
 * filtered).
 */
export function applicationCondition(
  { services, hasAllServices, jurisdictions, days, query: context }: ReportContext,
  { day, ignoreStatus }: Which = {},
): RawBuilder<SqlBool> {
  const conditions = [
    hasAllServices ? sql<SqlBool>`true` : sql<SqlBool>`file.service = any(${services.map(({ id }) => id)})`,
    ...jurisdictions.map(({ column, values }) => sql<SqlBool>`${sql.ref(`file.${column}`)} = any(${[...values]})`),
    ...(day ? [sql<SqlBool>`${sql.ref(`file.${day}`)} between ${days.from}::date and ${days.to}::date`] : []),
    ...(context.gender ? [sql<SqlBool>`file.gender = ${context.gender}`] : []),
    ...(context.status && !ignoreStatus ? [standsAt(context.status)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Filters by the name of the status or by its code; a withdrawn application has no code. */
const standsAt = (status: string) =>
  /^-?[0-2]$/.test(status)
    ? sql<SqlBool>`file.approval_status = ${Number(status)} and file.status <> 'WITHDRAWN'`
    : sql<SqlBool>`file.status = ${status}`
