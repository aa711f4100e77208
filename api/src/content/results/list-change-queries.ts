import { sql, type Insertable } from 'kysely'
import type { ApplicationStatus } from '@wewb/domain/engine/definition/statuses'
import type { ListChangeAction } from '@wewb/domain/services/awards/list-change'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

type NewChange = Insertable<Tables['merit_list_change']>
type Row = { application_id: number; action: ListChangeAction }

export async function insertChange(tx: Tx, change: NewChange, rows: readonly Row[]): Promise<number> {
  const { id } = await tx.insertInto('merit_list_change').values(change).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('merit_list_change_row')
    .values(rows.map((row) => ({ change_id: id, ...row })))
    .execute()
  return id
}

export const insertDecision = (tx: Tx, decision: Insertable<Tables['merit_list_decision']>) =>
  tx.insertInto('merit_list_decision').values(decision).execute()

/** Selects the changes with their decisions, if any. */
const decided = (db: Database | Tx) =>
  db
    .selectFrom('merit_list_change as change')
    .leftJoin('merit_list_decision as decision', 'decision.change_id', 'change.id')

export const findOpenChange = (db: Database | Tx, setupId: number) =>
  decided(db)
    .select(['change.id', 'change.proposed_by'])
    .where('change.setup_id', '=', setupId)
    .where('decision.change_id', 'is', null)
    .executeTakeFirst()

export const findChange = (tx: Tx, setupId: number, changeId: number) =>
  decided(tx)
    .selectAll('change')
    .select('decision.outcome')
    .where('change.setup_id', '=', setupId)
    .where('change.id', '=', changeId)
    .executeTakeFirst()

export const listChangeRows = (db: Database | Tx, changeIds: readonly number[]) =>
  db
    .selectFrom('merit_list_change_row as row')
    .innerJoin('application', 'application.id', 'row.application_id')
    .select(['row.change_id', 'row.application_id', 'row.action', 'application.no'])
    .select(['application.name', 'application.name_bng'])
    .where('row.change_id', '=', sql<number>`any (${[...changeIds]})`)
    .orderBy('application.id')
    .execute()

/** Lists everybody who wrote this list: who proposed it, and who changed it before its approval. */
export const listAuthors = async (tx: Tx, setupId: number): Promise<Set<number | null>> => {
  const changes = await decided(tx)
    .select('change.proposed_by')
    .where('change.setup_id', '=', setupId)
    .where('decision.outcome', '=', 'APPLIED')
    .execute()
  return new Set(changes.map(({ proposed_by }) => proposed_by))
}

/** Returns one page of the changes of a list, latest first, and their total number. */
export async function listChanges(db: Database, setupId: number, { page, size }: { page: number; size: number }) {
  const found = decided(db).where('change.setup_id', '=', setupId)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('account as proposer', 'proposer.id', 'change.proposed_by')
    .leftJoin('account as decider', 'decider.id', 'decision.decided_by')
    .selectAll('change')
    .select(['decision.outcome', 'decision.note', 'decision.decided_at'])
    .select(['decision.eligible_before', 'decision.selected_before'])
    .select(['decision.eligible_after', 'decision.selected_after'])
    .select(['proposer.full_name as proposer', 'proposer.full_name_bng as proposer_bng'])
    .select(['decider.full_name as decider', 'decider.full_name_bng as decider_bng'])
    .orderBy('change.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** Lists what changed in the public lists of a service since their publication, latest first. */
export async function listPublicChanges(db: Database, service: string) {
  const { rows } = await sql<{ setup_id: number; at: Date; reason: string; actions: ListChangeAction[] }>`
    select c.setup_id, d.decided_at as at, c.reason,
      array(select action from merit_list_change_row r where r.change_id = c.id) as actions
    from merit_list_change c
      join merit_list_decision d on d.change_id = c.id and d.outcome <> 'REJECTED'
      join setup s on s.id = c.setup_id and s.service = ${service}
    where c.list_state = 'PUBLISHED'
    order by c.id desc`.execute(db)
  return rows
}

type Applicable = {
  id: number
  no: string
  status: ApplicationStatus
  in_batch: boolean
  selected: boolean | null
  is_candidate: boolean
  amount: string | null
}

/** Locks the named applications of a circular in the order of their ids, with their place on its list. */
export async function lockForChange(tx: Tx, setupId: number, applicationNos: readonly string[]) {
  const { rows } = await sql<Applicable>`
    select a.id, a.no, a.status, a.in_batch, r.selected, r.amount,
      a.initial_approve = 1 and a.desk in ('assistant', 'director') as is_candidate
    from application a left join merit_row r on r.application_id = a.id
    where a.setup_id = ${setupId} and a.no = any(${[...applicationNos]}::text[]) and a.status <> 'DRAFT'
      and a.answers ->> 'applicationKind' = 'NEW'
    order by a.id
    for update of a`.execute(tx)
  return rows
}

export const updateRowSelected = (tx: Tx, applicationId: number, selected: boolean) =>
  tx.updateTable('merit_row').set({ selected }).where('application_id', '=', applicationId).execute()

export const deleteMeritRow = (tx: Tx, applicationId: number) =>
  tx.deleteFrom('merit_row').where('application_id', '=', applicationId).execute()

/** Adds a selected row behind the last rank of the list and of its public rows. */
export const insertLastMeritRow = (tx: Tx, row: { setup_id: number; application_id: number; amount: string }) =>
  sql`
    insert into merit_row (setup_id, rank, application_id, selected, amount)
    select ${row.setup_id}, 1 + greatest(
        coalesce((select max(rank) from merit_row where setup_id = ${row.setup_id}), 0),
        coalesce((select max(rank) from result_row where setup_id = ${row.setup_id}), 0)),
      ${row.application_id}, true, ${row.amount}::numeric`.execute(tx)

/** Adds every application that a published list without ranks shows, in one statement. */
export const insertApprovedRows = (tx: Tx, setupId: number) =>
  sql`
    insert into merit_row (setup_id, rank, application_id, selected, amount)
    select a.setup_id, r.rank, a.id, true, r.amount
    from result_row r join application a on a.no = r.application_no and a.setup_id = r.setup_id
    where r.setup_id = ${setupId}`.execute(tx)

export async function countMeritRows(db: Database | Tx, setupId: number) {
  const { rows } = await sql<{ eligible: number; selected: number; sum: string }>`
    select count(*)::int as eligible, (count(*) filter (where selected))::int as selected,
      coalesce(sum(amount) filter (where selected), 0)::text as sum
    from merit_row where setup_id = ${setupId}`.execute(db)
  return rows[0] ?? { eligible: 0, selected: 0, sum: '0' }
}

/**
 * Applicants see the revision of their application: raising it only for those whom an unpublished change concerns would
 * disclose it.
 */
export const updateOtherRevisions = (tx: Tx, setupId: number, changedIds: readonly number[]) =>
  sql`
    update application set revision = revision + 1
    where id in (select application_id from merit_row where setup_id = ${setupId})
      and not id = any(${[...changedIds]}::bigint[])
  `.execute(tx)
