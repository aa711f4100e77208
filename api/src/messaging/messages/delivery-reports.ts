import type { Database, Tx } from '#db/database.ts'
import {
  deleteEarlyReport,
  findSentEvent,
  insertEarlyReport,
  insertReportEvent,
  lockGatewayId,
  updateReportedMessage,
} from './delivery-report-queries.ts'

export type DeliveryReport = { gatewayId: string; delivered: boolean; failure: string | null }

/** Saves a delivery report. A report that arrives before the gateway id is known is stored until then. */
export const saveDeliveryReport = (db: Database, report: DeliveryReport) =>
  db.transaction().execute(async (tx) => {
    await lockGatewayId(tx, report.gatewayId)
    const sent = await findSentEvent(tx, report.gatewayId)
    if (sent) return await applyDeliveryReport(tx, sent.message_id, report)
    await insertEarlyReport(tx, report)
  })

/**
 * Delivered is final, even if a newer attempt is under way. A failure counts only for the last attempt and only while
 * no better state is known.
 */
export async function applyDeliveryReport(tx: Tx, messageId: number, report: DeliveryReport) {
  const changed = await updateReportedMessage(tx, messageId, report)
  if (changed.numUpdatedRows === 0n) return
  await insertReportEvent(tx, messageId, report)
}

export async function consumeEarlyReport(tx: Tx, gatewayId: string) {
  await lockGatewayId(tx, gatewayId)
  return await deleteEarlyReport(tx, gatewayId)
}
