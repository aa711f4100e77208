import { complainantDisclosure } from '@wewb/domain/content/complaints/complaint-access'
import type { openComplaintAttachment as contract } from '@wewb/domain/content/complaint-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { workflowStateOf } from './complaint.ts'
import { listAttachments } from './queries.ts'
import { getVisibleComplaint } from './get-visible-complaint.ts'

/** An attachment may reveal its sender, so only officers who may know the complainant can open it. */
export async function openAttachment(context: Context, { ticketNo, attachmentId }: InputOf<typeof contract>) {
  const { row, officer } = await getVisibleComplaint(context, ticketNo)
  if (complainantDisclosure(workflowStateOf(row), officer) !== 'whole') return throwProblem('NOT_FOUND')
  const page =
    (await listAttachments(context.db, row.id)).find(({ id }) => id === attachmentId) ?? throwProblem('NOT_FOUND')
  await context.db.transaction().execute((tx) =>
    recordAuditEntry(tx, context.actor, 'complaint.attachment-opened', `complaint:${ticketNo}`, {
      attachment: attachmentId,
    }),
  )
  return new FileResponse({
    bytes: await context.files.read(page.sha256),
    mediaType: page.media_type,
    fileName: page.file_name,
  })
}
