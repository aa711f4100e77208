import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { changeAcknowledgement as changeCall } from '../../../domain/src/contracts/acknowledgements.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { nextStatuses, progressFields, type AcknowledgementStatus } from '../../../domain/src/awards/acknowledgement.ts'
import { seeFile } from '../applications/access-file.ts'
import { openAnswers } from '../applications/file.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeAcknowledgement } from './describe-acknowledgement.ts'
import { answerColumns, judgeAnswers } from './judge-answers.ts'
import { mayRefer } from './may-refer.ts'
import { addStep, findByReferral, lockReferral } from './repository.ts'

/** What has become of it. Every change is a row of its history; what is over stays as it is. */
export async function changeAcknowledgement(context: Context, { referralNo, revision, ...given }: InputOf<typeof changeCall>) {
  const found = (await findByReferral(context.db, referralNo)) ?? refuse('NOT_FOUND')
  const seen = await seeFile(context, found.application_no)
  if (!mayRefer(context, seen)) return refuse('NO_PERMISSION')
  return await context.db.transaction().execute(async (tx) => {
    const row = (await lockReferral(tx, referralNo)) ?? refuse('NOT_FOUND')
    if (row.revision !== revision) return refuse('VERSION_CONFLICT', { data: { revision: row.revision } })
    const status = row.status as AcknowledgementStatus
    if (nextStatuses[status].length === 0) return refuse('MOVE_NOT_OPEN')
    const fields = progressFields(status)
    const stored = openAnswers(context.secrets, row)
    const kept = await judgeAnswers(tx, context, { fields, given: { ...stored, ...given }, stored, applicationId: row.application_id })
    const { ackStatus, remarks, ...changed } = kept
    const next: Answers = { ...stored, ...changed }
    // What was wiped out is gone, and an account without a sum with it; when a service began stays known of one that was dropped.
    for (const id of ['amount', 'bankDetails', 'documents']) if (!Object.hasOwn(changed, id)) delete next[id]
    await tx
      .updateTable('acknowledgement')
      .set({ ...answerColumns(context.secrets, next), status: String(ackStatus), revision: revision + 1 })
      .where('referral_no', '=', referralNo)
      .execute()
    const step = {
      status: String(ackStatus),
      remarks: typeof remarks === 'string' ? remarks : '',
      by_id: context.actor.id,
      at: context.now(),
    }
    await addStep(tx, { referral_no: referralNo, ...step })
    await record(tx, context.actor, 'acknowledgement.saved', `acknowledgement:${referralNo}`, { from: status, status: ackStatus })
    return await describeAcknowledgement({ ...context, db: tx }, seen, (await findByReferral(tx, referralNo)) ?? refuse('UNEXPECTED'))
  })
}
