import { documentTitle } from '@wewb/domain/casework/review/document-title'
import { SITTING_MINUTES } from '@wewb/domain/casework/review/review'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Application } from '#casework/applications/application.ts'
import { listDocuments, type DocumentRow } from '#casework/applications/queries.ts'
import {
  findDocumentReview,
  insertDocumentReview,
  lockDocumentReview,
  updateDocumentReview,
  upsertApplicationReview,
} from './queries.ts'

export const sittingStartedAt = (now: Date): Date => new Date(now.getTime() - SITTING_MINUTES * 60_000)

/** Records that an officer opened the application page. */
export async function recordApplicationOpening(context: Context, { row }: Application) {
  await context.db.transaction().execute(async (tx) => {
    await upsertApplicationReview(tx, { applicationId: row.id, accountId: context.actor.id }, context.now())
    await recordAuditEntry(tx, context.actor, 'application.opened', `application:${row.no}`)
  })
}

/** Records that an officer opened a document: once a sitting, with its title. */
export async function recordDocumentOpening(context: Context, application: Application, document: DocumentRow) {
  const { row, definition } = application
  const now = context.now()
  const accountId = context.actor.id
  await context.db.transaction().execute(async (tx) => {
    await lockDocumentReview(tx, document.id, accountId)
    const sitting = await findDocumentReview(tx, { documentId: document.id, accountId, after: sittingStartedAt(now) })
    if (sitting && sitting.opened_at >= arrivedAt(application))
      return await updateDocumentReview(tx, sitting.id, { seen_at: now })
    const title = documentTitle(definition, document, await listDocuments(tx, row.id))
    await insertDocumentReview(tx, { applicationId: row.id, accountId }, document.id, now)
    return await recordAuditEntry(tx, context.actor, 'document.opened', `application:${row.no}`, {
      title: title.en,
      titleBng: title.bn,
      document: document.id,
    })
  })
}

/** Time at which the application arrived at its desk; earlier evidence does not count there. */
export const arrivedAt = ({ acts }: Pick<Application, 'acts'>): Date => acts.at(-1)?.at ?? new Date(0)
