import { sql } from 'kysely'
import type { DeskScope } from '#casework/desks/desk-scope.ts'
import { isHeldByOffice } from '#casework/desks/holder-queries.ts'
import type { Database } from '#db/database.ts'

export type DeskCount = {
  service: string
  waiting: number
  sentBack: number
  dueToday: number
  late: number
  /** Received today. */
  fresh: number
  amount: number
}

/** Versions are numbered from 1. */
const anyVersion = 0

/** Counts the applications on these desks with an index-only scan. */
export async function countDeskApplications(
  db: Database,
  { pairs, jurisdiction }: DeskScope,
  today: string,
): Promise<DeskCount[]> {
  const own = pairs.flatMap(({ service, versions = [anyVersion], desks = [], officeDesks = [] }) =>
    versions.flatMap((version) => [
      ...desks.map((desk) => ({ service, version, desk, isOffice: false })),
      ...officeDesks.map((desk) => ({ service, version, desk, isOffice: true })),
    ]),
  )
  if (own.length === 0) return []
  const { rows } = await sql<DeskCount>`
    select app.service, count(*)::int as waiting,
      (count(*) filter (where approval_status = -1))::int as "sentBack",
      (count(*) filter (where desk_due_on = ${today}::date))::int as "dueToday",
      (count(*) filter (where desk_due_on < ${today}::date))::int as late,
      (count(*) filter (where since = ${today}::date))::int as fresh,
      coalesce(sum(amount), 0)::float8 as amount
    from unnest(${own.map(({ service }) => service)}::text[], ${own.map(({ desk }) => desk)}::text[],
        ${own.map(({ isOffice }) => isOffice)}::boolean[],
        ${own.map(({ version }) => version)}::integer[])
      as own (service, desk, office, version)
    join application app on app.service = own.service and app.desk = own.desk
      and own.version in (app.version, ${anyVersion})
    where app.desk is not null and (not own.office or app.head_office)
      ${jurisdiction ? sql`and ${isHeldByOffice(jurisdiction, 'app')}` : sql``}
    group by app.service`.execute(db)
  return rows
}
