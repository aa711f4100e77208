import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database.ts'
import type { MeritList } from './queries.ts'

export type ResultListRow = {
  district: string | null
  number: string
  roll: string
  name: string
  institute: string
  amount: string
}
/** Source of the rows of a list: the public columns or the full names. */
export type ResultRowSource = RawBuilder<ResultListRow & { rank: number }>

export const publicResultRows = (setupId: number): ResultRowSource =>
  sql`
    select rank, district, application_no as number, roll, name, institute, amount::text as amount
    from result_row
    where setup_id = ${setupId}`

/** Selects rows for staff, also before publication: imported rows, proposed applications, or all approved ones. */
export function unmaskedResultRows(setupId: number, list: MeritList | undefined): ResultRowSource {
  if (list?.import_id)
    return sql`
      select rank, district, record_no as number, roll, name, institute, amount::text as amount
      from result_entry
      where import_id = ${list.import_id}`
  const isProposed = list?.state === 'PROPOSED'
  return sql`
    select coalesce(m.rank, 1000000 + a.id)::int as rank, a.district, a.no as number,
      coalesce(a.answers->>'rollNo', '') as roll, coalesce(a.name, a.name_bng, '') as name,
      coalesce(nullif(a.answers->>'collegeName', ''), a.answers->>'passedInstitute', '') as institute,
      coalesce(a.amount, m.amount, 0)::text as amount
    from application a left join merit_row m on m.application_id = a.id
    where a.setup_id = ${setupId} and a.answers->>'applicationKind' = 'NEW'
      and ${isProposed ? sql`m.selected` : sql`a.approval_status = 2`}`
}

export const countResultRows = async (
  db: Database,
  source: ResultRowSource,
  district: string | undefined,
): Promise<number> =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from (${source}) as listed where ${ofDistrict(district)}`.execute(db)
  ).rows[0]?.n ?? 0

type RowFilter = { districts: readonly string[]; district: string | undefined; offset: number; limit: number }

/** Lists the rows by district, each in order of merit. */
export async function listRows(db: Database, source: ResultRowSource, filter: RowFilter): Promise<ResultListRow[]> {
  const { rows } = await sql<ResultListRow>`
    select district, number, roll, name, institute, amount from (${source}) as listed
    where ${ofDistrict(filter.district)}
    order by array_position(${filter.districts}::text[], district) nulls last, rank
    limit ${filter.limit} offset ${filter.offset}`.execute(db)
  return rows
}

const ofDistrict = (district: string | undefined) =>
  district === undefined ? sql<boolean>`true` : sql<boolean>`district = ${district}`
