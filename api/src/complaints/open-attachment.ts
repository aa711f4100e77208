import { complainantSeenBy } from '../../../domain/src/complaints/standing.ts'
import type { openComplaintAttachment as openCall } from '../../../domain/src/contracts/complaints.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { standingOf } from './complaint.ts'
import { listAttachments } from './repository.ts'
import { seeComplaint } from './see-complaint.ts'

/** A paper shows who sent it, so it opens to who may know that and to nobody else. */
export async function openAttachment(context: Context, { ticketNo, attachmentId }: InputOf<typeof openCall>) {
  const { row, officer } = await seeComplaint(context, ticketNo)
  if (complainantSeenBy(standingOf(row), officer) !== 'whole') return refuse('NOT_FOUND')
  const page = (await listAttachments(context.db, row.id)).find(({ id }) => id === attachmentId) ?? refuse('NOT_FOUND')
  await context.db
    .transaction()
    .execute((tx) => record(tx, context.actor, 'complaint.attachment-opened', `complaint:${ticketNo}`, { attachment: attachmentId }))
  return new SentFile({ bytes: await context.files.read(page.sha256), mediaType: page.media_type, fileName: page.file_name })
}
