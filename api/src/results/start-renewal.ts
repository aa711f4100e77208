import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import { awaitedInstalment } from '../../../domain/src/awards/renewal.ts'
import { seeFile } from '../applications/access-file.ts'
import { createDraft, fillDraft } from '../applications/create-draft.ts'
import { openAnswers, type File } from '../applications/file.ts'
import { actionsOn } from '../applications/person.ts'
import { listInstalments } from '../applications/renewals.ts'
import { findLatest } from '../definitions/repository.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'

const kind = 'YEARLY_RENEWAL'

/** From the page of the award, by whose account it is: which child it is need not be asked, and what the register found still holds. */
export async function startRenewal(context: Context, { applicationNo }: { applicationNo: string }) {
  const { file, isOwn } = await seeFile(context, applicationNo)
  const { row } = file
  if (!isOwn || row.applicant_id !== context.actor.id) return refuse('NOT_FOUND')
  if (!actionsOn(context.actor, row.service).includes('create')) return refuse('NO_PERMISSION')
  const latest = (await findLatest(context.db, row.service)) ?? refuse('NOT_FOUND')
  return await context.db.transaction().execute(async (tx) => {
    // Locked, so that a double tap makes one draft.
    await tx.selectFrom('application').select('id').where('id', '=', row.id).forUpdate().execute()
    const awaited = awaitedInstalment(await listInstalments(tx, row.id), dhakaDay(context.now()))
    if (!circularOf(row.service).isRenewedUnderIt || !awaited) return refuse('MOVE_NOT_OPEN')
    const begun = await findDraft(tx, context, file)
    if (begun) return { applicationNo: begun.no, revision: begun.revision }
    const whose = { applicantId: context.actor.id, enteredBy: null, contact: null }
    const draft = await createDraft(tx, context, { ...latest, whose, setupId: row.setup_id })
    const { worker, childNameEn, childBrn } = file.answers
    const revision = await fillDraft(tx, context, draft, { applicationKind: kind, worker, childNameEn, childBrn })
    await record(tx, context.actor, 'application.started', `application:${draft.row.no}`, { renews: row.no })
    return { applicationNo: draft.row.no, revision }
  })
}

/** The renewal of this child that the family has begun already. */
async function findDraft(tx: Tx, { secrets, actor }: Context, { row, answers }: File) {
  const drafts = await tx
    .selectFrom('application')
    .selectAll()
    .where('applicant_id', '=', actor.id)
    .where('service', '=', row.service)
    .where('setup_id', '=', row.setup_id)
    .where('status', '=', 'DRAFT')
    .execute()
  return drafts.find((draft) => {
    const given = openAnswers(secrets, draft)
    return given['applicationKind'] === kind && given['childBrn'] === answers['childBrn']
  })
}
