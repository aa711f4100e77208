import type { reportViewing as reportViewingEndpoint } from '@wewb/domain/casework/review-contracts'
import { documentTitle } from '@wewb/domain/casework/review/document-title'
import type { InputOf } from '@wewb/domain/http/contract'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import { findDocumentOfApplication } from '#casework/applications/document-queries.ts'
import { listDocuments } from '#casework/applications/queries.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { throwProblem } from '#problems/problem.ts'
import { findDocumentReview, lockDocumentReview, updateDocumentReview } from './queries.ts'

/** A viewer left open overnight still belongs to the opening before it. */
const MAX_HOURS = 24

/**
 * Adds the time that the viewer reports to the sitting. The browser may say anything, so a sitting is never longer than
 * the time since the document was opened, and a report alone opens nothing.
 */
export async function reportViewing(
  context: Context,
  { applicationNo, documentId, seconds }: InputOf<typeof reportViewingEndpoint>,
) {
  const { application } = await getVisibleApplication(context, applicationNo)
  const document =
    (await findDocumentOfApplication(context.db, application.row.id, documentId)) ?? throwProblem('NOT_FOUND')
  const now = context.now()
  const accountId = context.actor.id
  await context.db.transaction().execute(async (tx) => {
    await lockDocumentReview(tx, documentId, accountId)
    const after = new Date(now.getTime() - MAX_HOURS * 3_600_000)
    const sitting = await findDocumentReview(tx, { documentId, accountId, after })
    if (!sitting) return
    const elapsed = Math.ceil((now.getTime() - sitting.opened_at.getTime()) / 1000)
    const total = Math.min(sitting.seconds + seconds, elapsed)
    if (total <= sitting.seconds) return
    await updateDocumentReview(tx, sitting.id, { seen_at: now, seconds: total })
    const title = documentTitle(application.definition, document, await listDocuments(tx, application.row.id))
    await recordAuditEntry(tx, context.actor, 'document.viewed', `application:${applicationNo}`, {
      title: title.en,
      titleBng: title.bn,
      document: documentId,
      seconds: total,
    })
  })
  return null
}
