import { toDhakaDate } from '@wewb/domain/language/dates'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import { findInstalmentToRenew } from '@wewb/domain/services/awards/renewal'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import { createDraft, fillDraft } from '#casework/applications/create-draft.ts'
import type { Application } from '#casework/applications/application.ts'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { permittedActions } from '#identity/access/person.ts'
import { listInstalments } from '#casework/applications/instalment-queries.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { listDrafts, lockApplication } from './application-queries.ts'

const kind = 'YEARLY_RENEWAL'

/**
 * Starts a renewal from the page of the award, only for the account that owns it. Child and register data are copied
 * from the award.
 */
export async function startRenewal(context: Context, { applicationNo }: { applicationNo: string }) {
  const { application, isOwn } = await getVisibleApplication(context, applicationNo)
  const { row } = application
  if (!isOwn || row.applicant_id !== context.actor.id) return throwProblem('NOT_FOUND')
  if (!permittedActions(context.actor, row.service).includes('create')) return throwProblem('NO_PERMISSION')
  const latest = (await findLatestDefinition(context.db, row.service)) ?? throwProblem('NOT_FOUND')
  return await context.db.transaction().execute(async (tx) => {
    // Locks the award, so that a double tap creates one draft.
    await lockApplication(tx, row.id)
    const awaited = findInstalmentToRenew(await listInstalments(tx, row.id), toDhakaDate(context.now()))
    if (!circularTypeOf(row.service).isRenewedUnderIt || !awaited) return throwProblem('MOVE_NOT_OPEN')
    const existingDraft = await findDraft(tx, context, application)
    if (existingDraft) return { applicationNo: existingDraft.no, revision: existingDraft.revision }
    const ownership = { applicantId: context.actor.id, enteredBy: null, contact: null }
    const draft = await createDraft(tx, context, { ...latest, owner: ownership, setupId: row.setup_id })
    const { worker, childNameEn, childBrn } = application.answers
    const revision = await fillDraft(tx, context, draft, { applicationKind: kind, worker, childNameEn, childBrn })
    await recordAuditEntry(tx, context.actor, 'application.started', `application:${draft.row.no}`, { renews: row.no })
    return { applicationNo: draft.row.no, revision }
  })
}

/** Finds the renewal of this child that the family has already started. */
async function findDraft(tx: Tx, { secrets, actor }: Context, { row, answers }: Application) {
  const drafts = await listDrafts(tx, { applicantId: actor.id, service: row.service, setupId: row.setup_id })
  return drafts.find((draft) => {
    const draftAnswers = decryptAnswers(secrets, draft)
    return draftAnswers['applicationKind'] === kind && draftAnswers['childBrn'] === answers['childBrn']
  })
}
