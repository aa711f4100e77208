import { sql, type RawBuilder } from 'kysely'
import { isOpenToOffice, type Jurisdiction } from '#casework/desks/holder-queries.ts'
import type { Database } from '#db/database.ts'
import type { DateRange } from './periods.ts'

type SeriesPoint = { x: string; y: number }

/** Counts from the running totals, which cover all jurisdictions. */
export async function countPendingByService(db: Database, services: string[]): Promise<SeriesPoint[]> {
  const { rows } = await sql<SeriesPoint>`
    select service as x, sum(n)::int as y from application_tally
    where desk <> '' and service = any(${services})
    group by service`.execute(db)
  return rows
}

/** Counts for some jurisdictions, from an index. */
export async function countPendingByServiceIn(
  db: Database,
  services: string[],
  jurisdiction: Jurisdiction,
): Promise<SeriesPoint[]> {
  const { rows } = await sql<SeriesPoint>`
    select service as x, count(*)::int as y from application
    where desk is not null and service = any(${services}) and ${isOpenToOffice(jurisdiction)}
    group by service`.execute(db)
  return rows
}

export async function countPendingByDistrict(
  db: Database,
  services: string[],
  districts: readonly string[],
): Promise<SeriesPoint[]> {
  const { rows } = await sql<SeriesPoint>`
    select district as x, count(*)::int as y from application
    where desk is not null and service = any(${services}) and district = any(${[...districts]})
    group by district`.execute(db)
  return rows
}

async function sumByMonth(
  db: Database,
  services: string[],
  { from, to }: DateRange,
  day: 'received_on' | 'paid_on',
  sum: RawBuilder<unknown>,
): Promise<SeriesPoint[]> {
  const { rows } = await sql<SeriesPoint>`
    select to_char(${sql.ref(day)}, 'YYYY-MM') as x, ${sum}::float8 as y from report_file
    where service = any(${services}) and ${sql.ref(day)} between ${from}::date and ${to}::date
    group by 1`.execute(db)
  return rows
}

export const countReceivedByMonth = (db: Database, services: string[], days: DateRange) =>
  sumByMonth(db, services, days, 'received_on', sql`count(*)`)

export const sumPaidByMonth = (db: Database, services: string[], days: DateRange) =>
  sumByMonth(db, services, days, 'paid_on', sql`sum(paid)`)
