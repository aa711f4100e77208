import { sql } from 'kysely'
import type { MessageEventKind } from '../../../domain/src/messages/states.ts'
import type { Database, Tx } from '../platform/database.ts'
import { applyReport, takeEarlyReport } from './delivery-reports.ts'
import type { Delivery } from './carriers.ts'

/** What still has to leave; undefined when it is gone, stopped or in other hands. */
export const findWaiting = (db: Database, id: number) =>
  db
    .selectFrom('message')
    .select(['id', 'channel', 'template', 'secret'])
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'retry'])
    .executeTakeFirst()
export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

export const addEvent = (tx: Database | Tx, messageId: number, kind: MessageEventKind, more: { detail?: string; gatewayId?: string; by?: number } = {}) =>
  tx
    .insertInto('message_event')
    .values({ message_id: messageId, kind, detail: more.detail ?? '', gateway_id: more.gatewayId ?? null, account_id: more.by ?? null })
    .execute() // prettier-ignore

export async function putOff(tx: Tx, id: number, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ not_before: until })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'retry'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await addEvent(tx, id, 'waits')
  return true
}

/** Marked as being sent, by exactly one. One that was marked before and never settled has fallen with its process. */
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
    if (lost.numUpdatedRows > 0n) await addEvent(tx, id, 'unknown')
  })

export const expireMessage = (db: Database, id: number) =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('message').set({ state: 'expired' }).where('id', '=', id).where('state', '=', 'sending').execute()
    await addEvent(tx, id, 'expired')
  })

type Settled = Pick<Delivery, 'outcome'> & {
  gatewayId: string | undefined
  detail: string | undefined
  isLast: boolean
  forgetText: boolean
}

export const settleMessage = (db: Database, id: number, { outcome, gatewayId, detail, isLast, forgetText }: Settled) =>
  db.transaction().execute(async (tx) => {
    const refused = isLast ? ('failed' as const) : ('retry' as const)
    const settled = await tx
      .updateTable('message')
      .set({
        state: outcome === 'refused' ? refused : outcome,
        failure: detail ?? null,
        ...(gatewayId ? { gateway_id: gatewayId } : {}),
        ...(outcome === 'refused' ? {} : { sent_at: sql`now()` }),
        ...(forgetText && outcome !== 'refused' ? { body: '' } : {}),
      })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .executeTakeFirst()
    await addEvent(tx, id, outcome, { ...(detail ? { detail } : {}), ...(gatewayId ? { gatewayId } : {}) })
    if (settled.numUpdatedRows === 0n || !gatewayId) return
    const early = await takeEarlyReport(tx, gatewayId)
    if (early) await applyReport(tx, id, { gatewayId, delivered: early.delivered, failure: early.failure })
  })
