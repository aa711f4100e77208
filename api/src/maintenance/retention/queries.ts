import { sql } from 'kysely'
import type { RetentionKind } from '@wewb/domain/administration/retention'
import type { Database, Tx } from '#db/database.ts'

const MAX_RUNS = 50

export const listRuns = (db: Database) =>
  db
    .selectFrom('retention_run')
    .innerJoin('account as proposer', 'proposer.id', 'retention_run.proposed_by')
    .leftJoin('account as decider', 'decider.id', 'retention_run.decided_by')
    .selectAll('retention_run')
    .select([
      'proposer.full_name as proposer_name',
      'proposer.full_name_bng as proposer_name_bng',
      'decider.full_name as decider_name',
      'decider.full_name_bng as decider_name_bng',
    ])
    .orderBy('retention_run.id', 'desc')
    .limit(MAX_RUNS)
    .execute()
export type RunRow = Awaited<ReturnType<typeof listRuns>>[number]

export const hasOpenRun = async (tx: Tx, kind: RetentionKind): Promise<boolean> =>
  (await tx
    .selectFrom('retention_run')
    .select('id')
    .where('kind', '=', kind)
    .where('state', 'in', ['PROPOSED', 'RUNNING'])
    .executeTakeFirst()) !== undefined

type Proposal = {
  kind: RetentionKind
  years: number
  before: string
  foreseen: number
  reason: string
  proposed_by: number
  proposed_at: Date
}
export const insertRun = (tx: Tx, proposal: Proposal) =>
  tx.insertInto('retention_run').values(proposal).returning('id').executeTakeFirstOrThrow()

export const lockRun = (tx: Tx, id: number) =>
  tx.selectFrom('retention_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type LockedRun = NonNullable<Awaited<ReturnType<typeof lockRun>>>

type Decision = { state: 'RUNNING' | 'DECLINED'; decided_by: number; decided_at: Date; decision: string }
export const updateDecision = (tx: Tx, id: number, decision: Decision) =>
  tx.updateTable('retention_run').set(decision).where('id', '=', id).execute()

export const updateProgress = (tx: Tx, id: number, { lastId, added }: { lastId: number; added: number }) =>
  tx
    .updateTable('retention_run')
    .set((eb) => ({ last_id: lastId, done: eb('done', '+', added) }))
    .where('id', '=', id)
    .execute()

export const endRun = (tx: Tx, id: number, state: 'DONE' | 'STOPPED', at: Date) =>
  tx.updateTable('retention_run').set({ state, ended_at: at }).where('id', '=', id).execute()

export const listRunningRuns = (tx: Tx) =>
  tx.selectFrom('retention_run').select('id').where('state', '=', 'RUNNING').execute()

/** Waits for the slices that are being removed now; the next ones see what this transaction changes. */
export const lockRunningRuns = (tx: Tx) =>
  tx.selectFrom('retention_run').select('id').where('state', '=', 'RUNNING').orderBy('id').forUpdate().execute()

export const listHolds = (db: Database) =>
  db
    .selectFrom('legal_hold')
    .innerJoin('account', 'account.id', 'legal_hold.placed_by')
    .selectAll('legal_hold')
    .select(['account.full_name', 'account.full_name_bng'])
    .where('released_at', 'is', null)
    .orderBy('legal_hold.id', 'desc')
    .execute()

/** Locks the application or complaint of this number, so that a running removal ends before the hold or after it. */
export async function lockHeldSubject(tx: Tx, no: string): Promise<boolean> {
  const { rows } = await sql`select from application where no = ${no} for update`.execute(tx)
  const { rows: complaints } = await sql`select from complaint where ticket_no = ${no} for update`.execute(tx)
  return rows.length + complaints.length > 0
}

export const isHeld = async (tx: Tx, no: string): Promise<boolean> =>
  (await tx
    .selectFrom('legal_hold')
    .select('id')
    .where('no', '=', no)
    .where('released_at', 'is', null)
    .executeTakeFirst()) !== undefined

type Hold = { no: string; reason: string; placed_by: number; placed_at: Date }
export const insertHold = (tx: Tx, hold: Hold) => tx.insertInto('legal_hold').values(hold).execute()

export const lockOpenHold = (tx: Tx, id: number) =>
  tx
    .selectFrom('legal_hold')
    .selectAll()
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type Release = { released_by: number; released_at: Date; release_reason: string }
export const updateReleased = (tx: Tx, id: number, release: Release) =>
  tx.updateTable('legal_hold').set(release).where('id', '=', id).execute()
