import { sql } from 'kysely'
import type { Audience } from '../../../domain/src/messages/audience.ts'
import type { WrittenWords } from '../../../domain/src/messages/check-words.ts'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { hadTheirShare, peopleOf } from './audience.ts'

export async function addBroadcast(tx: Tx, words: WrittenWords, { audience, foreseen, by }: { audience: Audience; foreseen: number; by: number }) {
  const { id } = await tx
    .insertInto('broadcast')
    .values({
      subject: words.subject, subject_bng: words.subjectBng, text: words.text, text_bng: words.textBng,
      audience: JSON.stringify(audience), foreseen, written_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
} // prettier-ignore

/** Locked to the end of the transaction: approving, stopping and each part of the sending wait for one another. */
export const lockBroadcast = async (tx: Tx, id: number) =>
  (await tx.selectFrom('broadcast').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? refuse('NOT_FOUND')
export type BroadcastRow = Awaited<ReturnType<typeof lockBroadcast>>

const described = (db: Database | Tx) =>
  db
    .selectFrom('broadcast')
    .innerJoin('account as writer', 'writer.id', 'broadcast.written_by')
    .leftJoin('account as approver', 'approver.id', 'broadcast.approved_by')
    .selectAll('broadcast')
    .select([
      'writer.full_name as writer_name',
      'writer.full_name_bng as writer_name_bng',
      'approver.full_name as approver_name',
      'approver.full_name_bng as approver_name_bng',
    ])

export const listBroadcastRows = (db: Database, { offset, size }: { offset: number; size: number }) =>
  described(db).orderBy('broadcast.id', 'desc').limit(size).offset(offset).execute()
export type DescribedRow = Awaited<ReturnType<typeof listBroadcastRows>>[number]

export const findBroadcastRow = (db: Database | Tx, id: number) => described(db).where('broadcast.id', '=', id).executeTakeFirst()

export const countBroadcasts = async (db: Database): Promise<number> =>
  (
    await db
      .selectFrom('broadcast')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

export type Progress = { told: number; sent: number; delivered: number; failed: number; waiting: number }

/** What became of the messages of these broadcasts, of each by one stretch of an index. */
export async function progressOf(db: Database | Tx, ids: readonly number[]): Promise<Map<number, Progress>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('message')
    .select(['broadcast_id as id', sql<number>`count(*)::int`.as('told')])
    .select([
      sql<number>`count(*) filter (where state in ('sent', 'delivered', 'unknown'))::int`.as('sent'),
      sql<number>`count(*) filter (where state = 'delivered')::int`.as('delivered'),
      sql<number>`count(*) filter (where state in ('failed', 'expired'))::int`.as('failed'),
      sql<number>`count(*) filter (where state in ('queued', 'sending', 'retry'))::int`.as('waiting'),
    ])
    .where('broadcast_id', 'in', [...ids])
    .groupBy('broadcast_id')
    .execute()
  return new Map(rows.map(({ id, ...progress }) => [id ?? 0, progress]))
}

/** Who it goes to, settled once: nobody joins or leaves while it runs. */
export async function settlePeople(tx: Tx, { id, audience }: Pick<BroadcastRow, 'id' | 'audience'>) {
  await sql`insert into broadcast_recipient (broadcast_id, recipient, channel, language)
    select ${id}::integer, recipient, channel, language from (${peopleOf(audience)}) people on conflict do nothing`.execute(tx)
  await sql`update broadcast set people = (select count(*) from broadcast_recipient where broadcast_id = ${id}) where id = ${id}`.execute(
    tx,
  )
}

/** The next who were not told yet, with whether they have had enough this week. */
export const nextPeople = (tx: Tx, id: number, { most, aWeek }: { most: number; aWeek: number }) =>
  tx
    .selectFrom('broadcast_recipient')
    .select(['recipient', 'channel', 'language', hadTheirShare(sql`broadcast_recipient.recipient`, aWeek).as('has_share')])
    .where('broadcast_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('recipient')
    .limit(most)
    .execute()

export async function markPeople(tx: Tx, id: number, recipients: readonly string[], state: 'told' | 'skipped') {
  if (recipients.length === 0) return
  await tx
    .updateTable('broadcast_recipient')
    .set({ state, ...(state === 'told' ? { told_at: sql`now()` } : {}) })
    .where('broadcast_id', '=', id)
    .where('recipient', 'in', [...recipients])
    .execute()
  if (state === 'skipped') await sql`update broadcast set skipped = skipped + ${recipients.length} where id = ${id}`.execute(tx)
}

/** Two broadcasts at once must not both take the last place in somebody's week. */
export const lockWeeks = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('broadcasts of the week'))`.execute(tx)

export const listRunning = (tx: Tx) => tx.selectFrom('broadcast').select('id').where('state', '=', 'RUNNING').execute()

/** What lies in the outbox and has not left stays here. */
export const stopMessages = (tx: Tx, id: number) =>
  sql`with stopped as (
        update message set state = 'stopped' where broadcast_id = ${id} and state in ('queued', 'retry') returning id)
      insert into message_event (message_id, kind) select id, 'stopped' from stopped`.execute(tx)
