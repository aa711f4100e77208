import { sql, type Insertable } from 'kysely'
import type { MessageEventKind } from '@wewb/domain/messaging/message-states'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { applyDeliveryReport, consumeEarlyReport } from './delivery-reports.ts'
import type { DeliveryResult } from './message-transports.ts'

export const insertMessages = (tx: Tx, messages: readonly Insertable<Tables['message']>[]) =>
  tx.insertInto('message').values(messages).returning(['id', 'state', 'secret', 'not_before']).execute()

/** Finds a message that still has to be sent; undefined when it was sent, stopped or claimed. */
export const findQueuedMessage = (db: Database, id: number) =>
  db
    .selectFrom('message')
    .select(['id', 'channel', 'template', 'secret'])
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'retry'])
    .executeTakeFirst()
export type QueuedMessage = NonNullable<Awaited<ReturnType<typeof findQueuedMessage>>>

export const insertMessageEvent = (
  tx: Database | Tx,
  messageId: number,
  kind: MessageEventKind,
  more: { detail?: string; gatewayId?: string; by?: number } = {},
) =>
  tx
    .insertInto('message_event')
    .values({
      message_id: messageId,
      kind,
      detail: more.detail ?? '',
      gateway_id: more.gatewayId ?? null,
      account_id: more.by ?? null,
    })
    .execute()

export async function postponeMessage(tx: Tx, id: number, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ not_before: until })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'retry'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await insertMessageEvent(tx, id, 'waits')
  return true
}

/**
 * Claims the message for exactly one sender. A message claimed earlier without a result belonged to a process that
 * died.
 */
export async function claimMessage(db: Database, id: number) {
  const claimed = await db
    .updateTable('message')
    .set({ state: 'sending', attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'retry'])
    .returning(['id', 'channel', 'recipient', 'subject', 'body', 'attempts', 'secret', 'expires_at'])
    .executeTakeFirst()
  if (!claimed) await loseMessage(db, id)
  return claimed
}

const loseMessage = (db: Database, id: number) =>
  db.transaction().execute(async (tx) => {
    const lost = await tx
      .updateTable('message')
      .set({ state: 'unknown' })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .executeTakeFirst()
    if (lost.numUpdatedRows > 0n) await insertMessageEvent(tx, id, 'unknown')
  })

export const expireMessage = (db: Database, id: number) =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('message')
      .set({ state: 'expired' })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .execute()
    await insertMessageEvent(tx, id, 'expired')
  })

type Settled = Pick<DeliveryResult, 'outcome'> & {
  gatewayId: string | undefined
  detail: string | undefined
  isLast: boolean
  clearBody: boolean
}

export const recordDeliveryResult = (
  db: Database,
  id: number,
  { outcome, gatewayId, detail, isLast, clearBody }: Settled,
) =>
  db.transaction().execute(async (tx) => {
    const refused = isLast ? ('failed' as const) : ('retry' as const)
    const settled = await tx
      .updateTable('message')
      .set({
        state: outcome === 'refused' ? refused : outcome,
        failure: detail ?? null,
        ...(gatewayId ? { gateway_id: gatewayId } : {}),
        ...(outcome === 'refused' ? {} : { sent_at: sql`now()` }),
        ...(clearBody && outcome !== 'refused' ? { body: '' } : {}),
      })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .executeTakeFirst()
    await insertMessageEvent(tx, id, outcome, { ...(detail ? { detail } : {}), ...(gatewayId ? { gatewayId } : {}) })
    if (settled.numUpdatedRows === 0n || !gatewayId) return
    const early = await consumeEarlyReport(tx, gatewayId)
    if (early) await applyDeliveryReport(tx, id, { gatewayId, delivered: early.delivered, failure: early.failure })
  })

/** Takes the next free slot of the SMS gateway; the slots are `gap` seconds apart. Returns the seconds until it. */
export async function reserveGatewaySlot(db: Database, gap: number): Promise<{ seconds: number } | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    update message_pace
    set next_at = greatest(next_at, clock_timestamp()) + make_interval(secs => ${gap})
    where channel = 'SMS'
    returning extract(epoch from next_at - clock_timestamp())::float8 - ${gap}::float8 as seconds`.execute(db)
  return rows[0]
}

export const listLatestMessages = (db: Database, recipient: string | undefined) =>
  db
    .selectFrom('message')
    .select(['id', 'channel', 'recipient', 'template', 'subject', 'body', 'state', 'created_at'])
    .where('state', '!=', 'void')
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
