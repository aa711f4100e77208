import { sql } from 'kysely'
import type { Tx } from '#db/database.ts'
import type { DeliveryReport } from './delivery-reports.ts'

/** Serialises the gateway's response and the delivery report of a message, which may arrive at the same moment. */
export const lockGatewayId = (tx: Tx, gatewayId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('delivery report'), hashtext(${gatewayId}))`.execute(tx)

export const findSentEvent = (tx: Tx, gatewayId: string) =>
  tx
    .selectFrom('message_event')
    .select('message_id')
    .where('gateway_id', '=', gatewayId)
    .where('kind', '=', 'sent')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Stores a report that arrived before the gateway's id of its message is known. */
export const insertEarlyReport = (tx: Tx, { gatewayId, delivered, failure }: DeliveryReport) =>
  tx
    .insertInto('delivery_report')
    .values({ gateway_id: gatewayId, delivered, failure })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteEarlyReport = (tx: Tx, gatewayId: string) =>
  tx.deleteFrom('delivery_report').where('gateway_id', '=', gatewayId).returningAll().executeTakeFirst()

/** Updates no row if the state of the message is already more definite than the report. */
export const updateReportedMessage = (tx: Tx, messageId: number, { gatewayId, delivered, failure }: DeliveryReport) =>
  tx
    .updateTable('message')
    .set(
      delivered
        ? { state: 'delivered', delivered_at: sql`now()`, failure: null }
        : { state: 'failed', failure: failure ?? '' },
    )
    .where('id', '=', messageId)
    .$if(delivered, (query) => query.where('state', 'not in', ['delivered', 'void']))
    .$if(!delivered, (query) => query.where('state', 'in', ['sent', 'unknown']).where('gateway_id', '=', gatewayId))
    .executeTakeFirst()

export const insertReportEvent = (tx: Tx, messageId: number, { gatewayId, delivered, failure }: DeliveryReport) =>
  tx
    .insertInto('message_event')
    .values({
      message_id: messageId,
      kind: delivered ? 'delivered' : 'undelivered',
      detail: failure ?? '',
      gateway_id: gatewayId,
    })
    .execute()
