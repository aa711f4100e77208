import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

/** Number of applications of a service that were submitted and decided on these days. */
export type DecidedCount = { service: string; received_on: string; decided_on: string; n: number }

/** Counts the decisions after a day by service, day of submission and day of decision. */
export async function countDecided(db: Database, after: string): Promise<DecidedCount[]> {
  const { rows } = await sql<DecidedCount>`
    select service, received_on, decided_on, count(*)::int as n from report_file
    where decided_on > ${after}::date group by 1, 2, 3`.execute(db)
  return rows
}
