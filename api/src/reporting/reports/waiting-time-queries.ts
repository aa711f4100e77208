import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

/**
 * Half of the cases were decided within `medianDays`, nine of ten within `ninetyDays`, in calendar days from
 * submission.
 */
export type WaitingTime = { medianDays: number; ninetyDays: number; cases: number }

/** Minimum number of cases for an estimate. */
const MIN_CASES = 20

/** Computes the waiting time from the decisions of the last twelve months; undefined with too few cases. */
export async function findWaitingTime(
  db: Database,
  service: string,
  district?: string,
): Promise<WaitingTime | undefined> {
  const { rows } = await sql<WaitingTime>`
    select percentile_disc(0.5) within group (order by decided_on - received_on) as "medianDays",
      percentile_disc(0.9) within group (order by decided_on - received_on) as "ninetyDays", count(*)::int as cases
    from report_file
    where service = ${service} and decided_on > current_date - 365
      ${district === undefined ? sql`` : sql`and district = ${district}`}
    having count(*) >= ${MIN_CASES}`.execute(db)
  return rows[0]
}
