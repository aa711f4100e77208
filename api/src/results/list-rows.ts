import { sql, type RawBuilder } from 'kysely'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { listEntries } from '../lookups/repository.ts'
import type { Database } from '../platform/database.ts'
import type { List } from './plan-repository.ts'

export type ListRow = { district: string | null; number: string; roll: string; name: string; institute: string; amount: string }
/** Where the rows of a list come from: what everybody may see, or the names whole. */
export type Source = RawBuilder<ListRow & { rank: number }>

export const publicRows = (setupId: number): Source =>
  sql`select rank, district, application_no as number, roll, name, institute, amount::text as amount from result_row where setup_id = ${setupId}`

/** For the staff, also before it is public: the rows of the file, those proposed, or everyone approved. */
export function wholeRows(setupId: number, list: List | undefined): Source {
  if (list?.import_id)
    return sql`select rank, district, record_no as number, roll, name, institute, amount::text as amount from result_entry where import_id = ${list.import_id}`
  const isProposed = list?.state === 'PROPOSED'
  return sql`
    select coalesce(m.rank, 1000000 + a.id)::int as rank, a.district, a.no as number, coalesce(a.answers->>'rollNo', '') as roll,
      coalesce(a.name, a.name_bng, '') as name, coalesce(nullif(a.answers->>'collegeName', ''), a.answers->>'passedInstitute', '') as institute,
      coalesce(a.amount, m.amount, 0)::text as amount
    from application a left join merit_row m on m.application_id = a.id
    where a.setup_id = ${setupId} and a.answers->>'applicationKind' = 'NEW'
      and ${isProposed ? sql`m.selected` : sql`a.approval_status = 2`}`
}

/** The districts in the order of the reader's alphabet. */
export async function districtsOf(db: Database, locale: Locale): Promise<Map<string, string>> {
  const entries = await listEntries(db, 'district', [], locale)
  const named = entries.map(({ code, name, name_bng }) => [code, locale === 'bn' ? name_bng : name] as const)
  return new Map(named.toSorted(([, one], [, other]) => one.localeCompare(other, locale)))
}

export const countRows = async (db: Database, source: Source, district: string | undefined): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from (${source}) as listed where ${ofDistrict(district)}`.execute(db)).rows[0]?.n ?? 0

/** District by district, each in order of merit. */
export async function readRows(db: Database, source: Source, about: { districts: readonly string[]; district: string | undefined; skipped: number; most: number }): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select district, number, roll, name, institute, amount from (${source}) as listed
    where ${ofDistrict(about.district)}
    order by array_position(${about.districts}::text[], district) nulls last, rank
    limit ${about.most} offset ${about.skipped}`.execute(db)
  return rows
} // prettier-ignore

const ofDistrict = (district: string | undefined) => (district === undefined ? sql<boolean>`true` : sql<boolean>`district = ${district}`)
