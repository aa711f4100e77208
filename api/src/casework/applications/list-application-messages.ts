import type { VisibleMessageState } from '@wewb/domain/messaging/message-states'
import { getVisibleApplication } from './application-access.ts'
import { redactMessageText } from '#messaging/messages/redact-message-text.ts'
import type { Context } from '#server/context.ts'
import { maskRecipient } from '#messaging/outbox/describe-message.ts'
import { listApplicationMessageRows } from '#messaging/outbox/queries.ts'

/**
 * Lists the messages about an application for everybody who may see it, so that applicant and officer can read them
 * again.
 */
export async function listApplicationMessages(context: Context, { applicationNo }: { applicationNo: string }) {
  const { application } = await getVisibleApplication(context, applicationNo)
  const rows = await listApplicationMessageRows(context.db, application.row.no)
  return rows.map((row) => ({
    messageId: row.id,
    at: row.created_at.toISOString(),
    channel: row.channel,
    recipient: maskRecipient(row),
    language: row.language,
    state: row.state as VisibleMessageState,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    waitsUntil: row.state === 'queued' ? (row.not_before?.toISOString() ?? null) : null,
    text: redactMessageText(row),
  }))
}
