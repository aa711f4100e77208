import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'

export type Report = { gatewayId: string; delivered: boolean; failure: string | null }

/** What a gateway tells of a message. One of which it speaks too early is kept until its number is known. */
export const keepReport = (db: Database, report: Report) =>
  db.transaction().execute(async (tx) => {
    await lockGatewayId(tx, report.gatewayId)
    const sent = await tx
      .selectFrom('message_event')
      .select('message_id')
      .where('gateway_id', '=', report.gatewayId)
      .where('kind', '=', 'sent')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (sent) return await applyReport(tx, sent.message_id, report)
    await tx
      .insertInto('delivery_report')
      .values({ gateway_id: report.gatewayId, delivered: report.delivered, failure: report.failure })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

/** Once delivered, for ever: also when a newer try was under way. A failure counts only for the last try, and only while nothing better is known. */
export async function applyReport(tx: Tx, messageId: number, { gatewayId, delivered, failure }: Report) {
  const changed = await tx
    .updateTable('message')
    .set(delivered ? { state: 'delivered', delivered_at: sql`now()`, failure: null } : { state: 'failed', failure: failure ?? '' })
    .where('id', '=', messageId)
    .$if(delivered, (query) => query.where('state', 'not in', ['delivered', 'void']))
    .$if(!delivered, (query) => query.where('state', 'in', ['sent', 'unknown']).where('gateway_id', '=', gatewayId))
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return
  await tx
    .insertInto('message_event')
    .values({ message_id: messageId, kind: delivered ? 'delivered' : 'undelivered', detail: failure ?? '', gateway_id: gatewayId })
    .execute()
}

export async function takeEarlyReport(tx: Tx, gatewayId: string) {
  await lockGatewayId(tx, gatewayId)
  return await tx.deleteFrom('delivery_report').where('gateway_id', '=', gatewayId).returningAll().executeTakeFirst()
}

/** The answer to a message and the report of it may come in the same moment: one waits for the other. */
const lockGatewayId = (tx: Tx, gatewayId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('delivery report'), hashtext(${gatewayId}))`.execute(tx)
