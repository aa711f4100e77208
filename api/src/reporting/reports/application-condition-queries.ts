import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { JurisdictionColumn, ReportContext } from './report-data-source.ts'

type Which = {
  /** The date column that the period applies to; without it the period is ignored. */
  day?: string
  /** The table that `app` is; `application` has neither country nor gender of its own. */
  table?: 'report_file' | 'application'
}

/** Condition for queries where `app` is `report_file` or `application`. */
export function applicationCondition(
  { services, hasAllServices, jurisdictions, days, query }: ReportContext,
  { day, table = 'report_file' }: Which = {},
): RawBuilder<SqlBool> {
  const columnOf = (column: JurisdictionColumn | 'gender') =>
    table === 'report_file' || (column !== 'country' && column !== 'gender')
      ? sql.ref(`app.${column}`)
      : sql`(select ${sql.ref(`fact.${column}`)} from report_file fact where fact.application_id = app.id)`
  const conditions = [
    hasAllServices ? sql<SqlBool>`true` : sql<SqlBool>`app.service = any(${services.map(({ id }) => id)})`,
    ...jurisdictions.map(({ column, values }) => sql<SqlBool>`${columnOf(column)} = any(${[...values]})`),
    ...(day ? [sql<SqlBool>`${sql.ref(`app.${day}`)} between ${days.from}::date and ${days.to}::date`] : []),
    ...(query.gender ? [sql<SqlBool>`${columnOf('gender')} = ${query.gender}`] : []),
    ...(query.status ? [hasStatus(query.status)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Filters by the name of the status or by its code; a withdrawn application has no code. */
export const hasStatus = (status: string) =>
  /^-?[0-2]$/.test(status)
    ? sql<SqlBool>`app.approval_status = ${Number(status)} and app.status <> 'WITHDRAWN'`
    : sql<SqlBool>`app.status = ${status}`
