import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { updateAcknowledgement as endpoint } from '@wewb/domain/casework/acknowledgement-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import {
  nextAcknowledgementStatuses,
  progressFields,
  type AcknowledgementStatus,
} from '@wewb/domain/services/awards/acknowledgement'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeAcknowledgement } from './describe-acknowledgement.ts'
import { answerColumns, validateAnswers } from './validate-answers.ts'
import { mayRefer } from './may-refer.ts'
import { addStep, findByReferral, lockReferral, updateAcknowledgementRow } from './queries.ts'

/** Updates a referral and adds a row to its history. A finished referral does not change. */
export async function updateAcknowledgement(
  context: Context,
  { referralNo, revision, ...submitted }: InputOf<typeof endpoint>,
) {
  const found = (await findByReferral(context.db, referralNo)) ?? throwProblem('NOT_FOUND')
  const applicationAccess = await getVisibleApplication(context, found.application_no)
  if (!mayRefer(context, applicationAccess)) return throwProblem('NO_PERMISSION')
  return await context.db.transaction().execute(async (tx) => {
    const row = (await lockReferral(tx, referralNo)) ?? throwProblem('NOT_FOUND')
    if (row.revision !== revision) return throwProblem('VERSION_CONFLICT', { data: { revision: row.revision } })
    const status = row.status as AcknowledgementStatus
    if (nextAcknowledgementStatuses[status].length === 0) return throwProblem('MOVE_NOT_OPEN')
    const fields = progressFields(status)
    const stored = decryptAnswers(context.secrets, row)
    const normalized = await validateAnswers(tx, context, {
      fields,
      submitted: { ...stored, ...submitted },
      stored,
      applicationId: row.application_id,
    })
    const { ackStatus, remarks, ...changed } = normalized
    const next: Answers = { ...stored, ...changed }
    // Removes cleared answers, and the account when there is no amount. A dropped referral keeps its start date.
    for (const id of ['amount', 'bankDetails', 'documents']) if (!Object.hasOwn(changed, id)) delete next[id]
    const columns = { ...answerColumns(context.secrets, next), status: String(ackStatus), revision: revision + 1 }
    await updateAcknowledgementRow(tx, referralNo, columns)
    const step = {
      status: String(ackStatus),
      remarks: typeof remarks === 'string' ? remarks : '',
      by_id: context.actor.id,
      at: context.now(),
    }
    await addStep(tx, { referral_no: referralNo, ...step })
    await recordAuditEntry(tx, context.actor, 'acknowledgement.saved', `acknowledgement:${referralNo}`, {
      from: status,
      status: ackStatus,
    })
    return await describeAcknowledgement(
      { ...context, db: tx },
      applicationAccess,
      (await findByReferral(tx, referralNo)) ?? throwProblem('UNEXPECTED'),
    )
  })
}
