import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { MAX_COUNTED_MESSAGES } from '@wewb/domain/messaging/message-contracts'
import type { VisibleMessageState } from '@wewb/domain/messaging/message-states'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export type MessageQuery = {
  recipient: string | undefined
  applicationNo: string | undefined
  channel: 'SMS' | 'EMAIL' | undefined
  template: string | undefined
  state: VisibleMessageState | undefined
  broadcastId: number | undefined
  from: Date | undefined
  until: Date | undefined
}

const columns = [
  'id',
  'channel',
  'recipient',
  'template',
  'language',
  'subject',
  'body',
  'secret',
  'state',
  'is_test',
  'created_at',
  'sent_at',
  'module',
  'file_no',
  'parts',
  'cost_poisha',
  'operator',
  'gateway_id',
  'failure',
  'not_before',
  'delivered_at',
  'broadcast_id',
] as const

const matching =
  ({ recipient, applicationNo, channel, template, state, broadcastId, from, until }: MessageQuery) =>
  (eb: ExpressionBuilder<Tables, 'message'>): Expression<SqlBool> =>
    eb.and([
      eb('state', '!=', 'void'),
      ...(recipient === undefined ? [] : [eb('recipient', '=', recipient)]),
      ...(applicationNo === undefined ? [] : [eb('file_no', '=', applicationNo)]),
      ...(channel === undefined ? [] : [eb('channel', '=', channel)]),
      ...(template === undefined ? [] : [eb('template', '=', template)]),
      ...(state === undefined ? [] : [eb('state', '=', state)]),
      ...(broadcastId === undefined ? [] : [eb('broadcast_id', '=', broadcastId)]),
      ...(from === undefined ? [] : [eb('id', '>=', firstSince(from))]),
      ...(until === undefined ? [] : [eb('id', '<', firstSince(until))]),
    ])

/** Ids and times grow together, so a day is a range of ids: one index serves every filter combined with days. */
const firstSince = (at: Date) =>
  sql<number>`coalesce(
    (select m.id from message m where m.created_at >= ${at} order by m.created_at, m.id limit 1),
    9223372036854775807)`

/** Counts only up to the number of rows that paging shows. */
export async function countMessages(db: Database, filters: MessageQuery): Promise<number> {
  const { n } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('message')
        .select(sql`1`.as('one'))
        .where(matching(filters))
        .limit(MAX_COUNTED_MESSAGES + 1)
        .as('found'),
    )
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export const listMessageRows = (
  db: Database,
  filters: MessageQuery,
  { offset, size }: { offset: number; size: number },
) =>
  db
    .selectFrom('message')
    .select(columns)
    .where(matching(filters))
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset)
    .execute()
export type MessageRow = Awaited<ReturnType<typeof listMessageRows>>[number]

export const findMessage = (db: Database | Tx, id: number) =>
  db.selectFrom('message').select(columns).where('id', '=', id).where('state', '!=', 'void').executeTakeFirst()

/** Counts recent states with an index range. */
export async function countStates(db: Database) {
  const { rows } = await sql<Record<'waiting' | 'sent' | 'delivered' | 'failed' | 'doubtful', number>>`
    select
      (select count(*)::int from (
        select 1 from message
        where state in ('queued', 'sending', 'retry') limit ${MAX_COUNTED_MESSAGES}) w) as waiting,
      (select count(*)::int from (
        select 1 from message where state = 'unknown' limit ${MAX_COUNTED_MESSAGES}) u) as doubtful,
      count(*) filter (where state in ('sent', 'delivered'))::int as sent,
      count(*) filter (where state = 'delivered')::int as delivered,
      count(*) filter (where state = 'failed')::int as failed
    from (select state from message where created_at > now() - interval '24 hours' and not is_test
          order by created_at desc, id desc limit 200000) day`.execute(db)
  return rows[0] ?? { waiting: 0, sent: 0, delivered: 0, failed: 0, doubtful: 0 }
}

export const listEvents = (db: Database, messageId: number) =>
  db
    .selectFrom('message_event')
    .leftJoin('account', 'account.id', 'message_event.account_id')
    .select([
      'message_event.at',
      'message_event.kind',
      'message_event.detail',
      'account.full_name',
      'account.full_name_bng',
    ])
    .where('message_id', '=', messageId)
    .orderBy('message_event.id')
    .execute()

/** Lists the messages to an applicant about an application, without tests and unsent ones. */
export const listApplicationMessageRows = (db: Database, fileNo: string) =>
  db
    .selectFrom('message')
    .select(columns)
    .where('file_no', '=', fileNo)
    .where('state', 'not in', ['void', 'stopped'])
    .where('is_test', '=', false)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

/** Requeues a message if allowed: of two concurrent requests one succeeds. */
export async function requeueMessage(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ state: 'queued', attempts: 0, failure: null, not_before: null })
    .where('id', '=', id)
    .where('secret', '=', false)
    .where('state', 'in', ['failed', 'unknown'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listMessageAlertRows = (db: Database) =>
  db.selectFrom('message_alert').select(['kind', 'facts']).orderBy('kind').execute()
