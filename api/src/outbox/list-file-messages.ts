import type { ShownState } from '../../../domain/src/messages/states.ts'
import { seeFile } from '../applications/access-file.ts'
import { shownText } from '../messages/shown-text.ts'
import type { Context } from '../platform/context.ts'
import { maskedRecipient } from './describe-message.ts'
import { listOfFile } from './repository.ts'

/** What was told about a file, for whoever may see it: the applicant reads it again, the officer need not ask what was said. */
export async function listFileMessages(context: Context, { applicationNo }: { applicationNo: string }) {
  const { file } = await seeFile(context, applicationNo)
  const rows = await listOfFile(context.db, file.row.no)
  return rows.map((row) => ({
    messageId: row.id,
    at: row.created_at.toISOString(),
    channel: row.channel,
    recipient: maskedRecipient(row),
    language: row.language,
    state: row.state as ShownState,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    waitsUntil: row.state === 'queued' ? (row.not_before?.toISOString() ?? null) : null,
    text: shownText(row),
  }))
}
