import type { addAcknowledgement as addCall } from '../../../domain/src/contracts/acknowledgements.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { dhakaYear } from '../../../domain/src/language/dates.ts'
import { referralFields } from '../../../domain/src/awards/acknowledgement.ts'
import { holdFile } from '../applications/access-file.ts'
import { nextNumber } from '../applications/repository.ts'
import { tellApplicant } from '../applications/tell-applicant.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeAcknowledgement } from './describe-acknowledgement.ts'
import { answerColumns, judgeAnswers } from './judge-answers.ts'
import { insistOnReferring } from './may-refer.ts'
import { recordStage } from './record-stage.ts'
import { referralNames } from './referral-names.ts'
import { addStep, findByReferral } from './repository.ts'

const first = 'REFERRED'

/** A person is referred: the row, its first step, the stage of the case, the audit and the message together. */
export async function addAcknowledgement(context: Context, { applicationNo, ...given }: InputOf<typeof addCall>) {
  return await context.db.transaction().execute(async (tx) => {
    const seen = await holdFile(tx, context, applicationNo)
    insistOnReferring(context, seen)
    const { file } = seen
    const { remarks, ...kept } = await judgeAnswers(tx, context, { fields: referralFields, given, applicationId: file.row.id })
    const at = context.now()
    const referral_no = await nextNumber(tx, 'RFL', dhakaYear(at))
    const row = { referral_no, application_id: file.row.id, status: first, entered_by: context.actor.id, entered_at: at }
    await tx
      .insertInto('acknowledgement')
      .values({ ...row, ...answerColumns(context.secrets, kept) })
      .execute()
    await addStep(tx, { referral_no, status: first, remarks: typeof remarks === 'string' ? remarks : '', by_id: context.actor.id, at })
    await record(tx, context.actor, 'acknowledgement.saved', `acknowledgement:${referral_no}`, { application: file.row.no, status: first })
    const names = await referralNames(tx, kept)
    await recordStage(tx, context, seen, { stage: first, note: `${referral_no}: ${names.service.bn}, ${names.provider.bn} (${names.service.en}, ${names.provider.en})` }) // prettier-ignore
    const places = { provider: names.provider, serviceName: names.service }
    await tellApplicant(tx, context.jobs, { file, template: 'RIN_REFERRED', standing: {}, outcome: { referralNo: referral_no }, places })
    return await describeAcknowledgement({ ...context, db: tx }, seen, (await findByReferral(tx, referral_no)) ?? refuse('UNEXPECTED'))
  })
}
