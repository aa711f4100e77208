import { sql } from 'kysely'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Audience } from '@wewb/domain/messaging/audience'
import type { MessageText } from '@wewb/domain/messaging/validate-message-text'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { hasReachedWeeklyLimit, selectRecipients } from './audience-queries.ts'

export async function insertBroadcast(
  tx: Tx,
  words: MessageText,
  { audience, foreseen, by }: { audience: Audience; foreseen: number; by: number },
) {
  const { id } = await tx
    .insertInto('broadcast')
    .values({
      subject: words.subject,
      subject_bng: words.subjectBng,
      text: words.text,
      text_bng: words.textBng,
      audience: JSON.stringify(audience),
      foreseen,
      written_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks the broadcast for the transaction: approval, stop and each batch wait for one another. */
export const lockBroadcast = async (tx: Tx, id: number) =>
  (await tx.selectFrom('broadcast').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  throwProblem('NOT_FOUND')
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
export type BroadcastDetailRow = Awaited<ReturnType<typeof listBroadcastRows>>[number]

export const findBroadcastRow = (db: Database | Tx, id: number) =>
  described(db).where('broadcast.id', '=', id).executeTakeFirst()

export const countBroadcasts = async (db: Database): Promise<number> =>
  (
    await db
      .selectFrom('broadcast')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

export type Progress = { told: number; sent: number; delivered: number; failed: number; waiting: number }

/** Counts the states of the messages of these broadcasts, each by an index range. */
export async function countProgress(db: Database | Tx, ids: readonly number[]): Promise<Map<number, Progress>> {
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

/** Stores the recipients once, so that the list does not change while the broadcast runs. */
export async function snapshotRecipients(tx: Tx, { id, audience }: Pick<BroadcastRow, 'id' | 'audience'>) {
  await sql`insert into broadcast_recipient (broadcast_id, recipient, channel, language)
    select ${id}::integer, recipient, channel, language from (${selectRecipients(audience)}) people
    on conflict do nothing`.execute(tx)
  await sql`update broadcast
    set people = (select count(*) from broadcast_recipient where broadcast_id = ${id})
    where id = ${id}`.execute(tx)
}

/** Lists the next recipients, with whether they have reached the weekly limit. */
export const listNextRecipients = (
  tx: Tx,
  id: number,
  { limit, weeklyLimit }: { limit: number; weeklyLimit: number },
) =>
  tx
    .selectFrom('broadcast_recipient')
    .select([
      'recipient',
      'channel',
      'language',
      hasReachedWeeklyLimit(sql`broadcast_recipient.recipient`, weeklyLimit).as('has_share'),
    ])
    .where('broadcast_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('recipient')
    .limit(limit)
    .execute()

export async function markRecipients(tx: Tx, id: number, recipients: readonly string[], state: 'told' | 'skipped') {
  if (recipients.length === 0) return
  await tx
    .updateTable('broadcast_recipient')
    .set({ state, ...(state === 'told' ? { told_at: sql`now()` } : {}) })
    .where('broadcast_id', '=', id)
    .where('recipient', 'in', [...recipients])
    .execute()
  if (state === 'skipped')
    await sql`update broadcast set skipped = skipped + ${recipients.length} where id = ${id}`.execute(tx)
}

/** Serialises the check of the weekly limit, so that two broadcasts cannot both use a recipient's last slot. */
export const lockWeeklyLimits = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('broadcasts of the week'))`.execute(tx)

export const listRunningBroadcasts = (tx: Tx) =>
  tx.selectFrom('broadcast').select('id').where('state', '=', 'RUNNING').execute()

/** Stops the messages that have not been sent. */
export const stopMessages = (tx: Tx, id: number) =>
  sql`with stopped as (
        update message set state = 'stopped' where broadcast_id = ${id} and state in ('queued', 'retry') returning id)
      insert into message_event (message_id, kind) select id, 'stopped' from stopped`.execute(tx)

export const markBroadcastRunning = (tx: Tx, id: number, { by, at }: { by: number; at: Date }) =>
  tx.updateTable('broadcast').set({ state: 'RUNNING', approved_by: by, approved_at: at }).where('id', '=', id).execute()

type Stop = { by: number; at: Date; reason: string }

export const markBroadcastStopped = (tx: Tx, id: number, { by, at, reason }: Stop) =>
  tx
    .updateTable('broadcast')
    .set({ state: 'STOPPED', ended_by: by, ended_at: at, reason })
    .where('id', '=', id)
    .execute()

export const markBroadcastDone = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('broadcast').set({ state: 'DONE', ended_at: at }).where('id', '=', id).execute()

export type RecipientGroup = {
  channel: 'SMS' | 'EMAIL'
  language: 'bn' | 'en'
  has_share: boolean
  n: number
  some: string[]
}

/**
 * Counts recipients by channel, language and whether they have reached the weekly limit, with some of each as examples.
 */
export async function countRecipients(
  db: Database | Tx,
  audience: Audience,
  { aWeek, exampleCount }: { aWeek: number; exampleCount: number },
): Promise<RecipientGroup[]> {
  const { rows } = await sql<RecipientGroup>`
    select channel, language, has_share, count(*)::int as n,
      (array_agg(recipient order by recipient))[1:${sql.lit(exampleCount)}] as some
    from (
      select people.*, ${hasReachedWeeklyLimit(sql`people.recipient`, aWeek)} as has_share
      from (${selectRecipients(audience)}) people) recipients
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

/** Lists every service with the title of its newest version. */
export async function listServiceTitles(db: Database): Promise<{ service: string; title: Bilingual }[]> {
  const { rows } = await sql<{ service: string; title: Bilingual }>`
    select distinct on (service) service, definition -> 'title' as title from service_definition
    order by service, version desc`.execute(db)
  return rows
}

export const listLatestSetups = (db: Database) =>
  db.selectFrom('setup').select(['id', 'service', 'title', 'title_bng']).orderBy('id', 'desc').limit(500).execute()
