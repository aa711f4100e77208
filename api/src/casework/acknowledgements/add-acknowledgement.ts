import type { addAcknowledgement as addAcknowledgementEndpoint } from '@wewb/domain/casework/acknowledgement-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { dhakaYear } from '@wewb/domain/language/dates'
import { referralFields } from '@wewb/domain/services/awards/acknowledgement'
import { lockVisibleApplication, type ApplicationAccess } from '#casework/applications/application-access.ts'
import { nextReferenceNumber } from '#casework/applications/queries.ts'
import { notifyApplicant } from '#casework/applications/notify-applicant.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeAcknowledgement } from './describe-acknowledgement.ts'
import { answerColumns, validateAnswers } from './validate-answers.ts'
import { assertMayRefer } from './may-refer.ts'
import { referralNames } from '#administration/lookups/referral-names.ts'
import { addStep, findByReferral, insertAcknowledgement } from './queries.ts'
import { availableMoves } from '@wewb/domain/engine/evaluation/moves'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import type { Tx } from '#db/database.ts'

/**
 * Records the stage of the case through a move of its workflow, if one is open to this person; otherwise does nothing.
 */
async function recordStage(
  tx: Tx,
  context: Context,
  { application, person }: ApplicationAccess,
  { stage, note }: { stage: string; note: string },
) {
  if (application.workflowState.stage === stage) return
  const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
  const move = availableMoves(
    person,
    application.definition.workflow,
    application.workflowState,
    evaluationContext.facts,
  ).find((open) => records(open, stage))
  if (move)
    await executeMove(tx, context, {
      application,
      person,
      evaluationContext,
      move: move.id,
      reply: { stage, note },
    })
}

const records = ({ stage, asks = [] }: Move, source: string): boolean =>
  stage === 'chosen' &&
  asks.some(
    (field) => field.id === 'stage' && 'options' in field && field.options.some(({ value }) => value === source),
  )

const first = 'REFERRED'

/** Creates a referral: row, first step, stage of the case, audit event and message in one transaction. */
export async function addAcknowledgement(
  context: Context,
  { applicationNo, ...submitted }: InputOf<typeof addAcknowledgementEndpoint>,
) {
  return await context.db.transaction().execute(async (tx) => {
    const applicationAccess = await lockVisibleApplication(tx, context, applicationNo)
    assertMayRefer(context, applicationAccess)
    const { application } = applicationAccess
    const { remarks, ...stored } = await validateAnswers(tx, context, {
      fields: referralFields,
      submitted,
      applicationId: application.row.id,
    })
    const at = context.now()
    const referral_no = await nextReferenceNumber(tx, 'RFL', dhakaYear(at))
    const row = {
      referral_no,
      application_id: application.row.id,
      status: first,
      entered_by: context.actor.id,
      entered_at: at,
    }
    await insertAcknowledgement(tx, { ...row, ...answerColumns(context.secrets, stored) })
    await addStep(tx, {
      referral_no,
      status: first,
      remarks: typeof remarks === 'string' ? remarks : '',
      by_id: context.actor.id,
      at,
    })
    await recordAuditEntry(tx, context.actor, 'acknowledgement.saved', `acknowledgement:${referral_no}`, {
      application: application.row.no,
      status: first,
    })
    const names = await referralNames(tx, stored)
    await recordStage(tx, context, applicationAccess, {
      stage: first,
      note: `${referral_no}: ${names.service.bn}, ${names.provider.bn} (${names.service.en}, ${names.provider.en})`,
    })
    const values = { provider: names.provider, serviceName: names.service }
    await notifyApplicant(tx, context.jobs, {
      application,
      template: 'RIN_REFERRED',
      workflowState: {},
      outcome: { referralNo: referral_no },
      placeholders: values,
    })
    return await describeAcknowledgement(
      { ...context, db: tx },
      applicationAccess,
      (await findByReferral(tx, referral_no)) ?? throwProblem('UNEXPECTED'),
    )
  })
}
