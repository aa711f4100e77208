import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The places of an office outside headquarters. */
export type Jurisdiction = {
  column: 'district' | 'mission' | 'airport'
  values: readonly string[]
  officeId: number
}

/** The desk of an office in the running totals, for applications that head office holds (`0029_holders.sql`). */
export const heldByHeadOffice = (desk: string): string => `${desk}@hq`

/** True on these desks, and on those of offices if head office holds the application. */
export const isOnDesks = (
  eb: ExpressionBuilder<Tables, 'application'>,
  desks: readonly string[],
  officeDesks: readonly string[] = [],
): Expression<SqlBool> =>
  eb.or([
    eb('desk', 'in', ['', ...desks]),
    ...(officeDesks.length > 0 ? [eb.and([eb('head_office', '=', true), eb('desk', 'in', [...officeDesks])])] : []),
  ])

/** Selects the applications that the office may open: those of its jurisdiction, and those that were assigned to it. */
export const isOpenToOffice = (
  { column, values, officeId }: Jurisdiction,
  table = 'application',
): RawBuilder<SqlBool> => {
  const [jurisdiction, assigned] = [sql.ref(`${table}.${column}`), sql.ref(`${table}.office_id`)]
  return sql<SqlBool>`(${jurisdiction} = any(${[...values]}) or ${assigned} = ${officeId})`
}

/** Selects the applications at a desk of this office, except those that head office or another office holds instead. */
export const isHeldByOffice = (
  { column, values, officeId }: Jurisdiction,
  table = 'application',
): RawBuilder<SqlBool> => {
  const of = (name: string) => sql.ref(`${table}.${name}`)
  return sql<SqlBool>`(not ${of('head_office')} and case when ${of('office_desk')} = ${of('desk')}
    then ${of('office_id')} = ${officeId} else ${of(column)} = any(${[...values]}) end)`
}
