import { sql } from 'kysely'
import type { ListMembership } from '@wewb/domain/engine/evaluation/workflow-state'
import { batchLoader } from '#db/batch-loader.ts'
import type { Database, Tx } from '#db/database.ts'
import { scholarshipServiceId } from '#services/setups/queries.ts'
import type { ApplicationRow } from './queries.ts'

/**
 * Returns the state of each application on the merit list of its circular. Renewals are on no list, and a list that was
 * decided outside the portal decides no application. Applications under an unranked list may also be approved singly.
 */
export async function listMeritListStates(db: Database, ids: readonly number[]): Promise<Map<number, ListMembership>> {
  const { rows } = await sql<{ id: number; place: ListMembership | null }>`
    select a.id, case
      when r.selected = false and l.state = 'PUBLISHED' then 'settled'
      when r.application_id is not null then 'on'
      when a.service = ${scholarshipServiceId} then 'off' end as place
    from application a
      join merit_list l on l.setup_id = a.setup_id and l.import_id is null
      left join merit_row r on r.application_id = a.id
    where a.id = any(${ids}::bigint[]) and a.answers ->> 'applicationKind' = 'NEW'`.execute(db)
  return new Map(rows.flatMap(({ id, place }) => (place ? [[id, place] as const] : [])))
}

/** Whether an application may be on a merit list, so that most applications need no query. */
export const mayBeListed = ({ setup_id, answers }: Pick<ApplicationRow, 'setup_id' | 'answers'>): boolean =>
  setup_id !== null && answers['applicationKind'] === 'NEW'

export const findMeritListState = batchLoader(async (db, ids: number[]) => {
  const states = await listMeritListStates(db, ids)
  return ids.map((id) => states.get(id))
})

/**
 * Lets a list wait for the end of this move, and this move for the end of a list. Taken before the application is
 * locked, as lists lock in that order too (`lockList`).
 */
export const shareListLock = (tx: Tx, applicationNo: string) =>
  sql`
    select pg_advisory_xact_lock_shared(hashtext('merit-list'), setup_id)
    from application where no = ${applicationNo} and setup_id is not null`.execute(tx)
