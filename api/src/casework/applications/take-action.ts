import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { takeAction as takeActionEndpoint } from '@wewb/domain/casework/application-move-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { FastifyRequest } from 'fastify'
import { isSubmission, isHolder, moveIdOf } from '@wewb/domain/engine/evaluation/moves'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import type { Secrets } from '#security/secrets.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { withIdempotencyKey } from '#server/idempotency.ts'
import { lockVisibleApplication, assertRevision } from './application-access.ts'
import { recordCheckList } from '#casework/reviews/check-list-record.ts'
import { claimSubmission } from '#casework/claims/claim-submission.ts'
import { loadLedgerRules } from '#casework/claims/prepare-claim.ts'
import { lockSubject, runChecks } from './submission-checks.ts'
import type { Application } from './application.ts'
import { applicationKeysOf } from './application-keys.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
import { executeMove, type MoveResult } from './execute-move.ts'
import { shareListLock } from './merit-list-state-queries.ts'
import { isStaff } from '#identity/access/person.ts'
import { deleteApplication } from './draft-queries.ts'
import { listHearable } from './hearers.ts'
import { updateApplication } from './queries.ts'
import { submissionKey, submitLocked } from './submit-application.ts'

/** Executes any move. The submission of a form has its own checks (`submit-application.ts`). */
export async function takeAction(
  context: Context,
  { applicationNo, action: name, reply, revision, preselected = [] }: InputOf<typeof takeActionEndpoint>,
  request?: FastifyRequest,
) {
  const action = moveIdOf(name, reply)
  const result = context.db.transaction().execute(async (tx) => {
    await shareListLock(tx, applicationNo)
    const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
    const move = application.definition.workflow.moves.find(({ id }) => id === action)
    if (move && isSubmission(move)) {
      const submission = { applicationNo, revision, action }
      return await withIdempotencyKey(
        tx,
        submissionKey(context, submission, request?.headers['idempotency-key']),
        async () => moveResponse(await submitLocked(tx, context, submission)),
      )
    }
    assertRevision(application, revision)
    if (!move) return throwProblem('MOVE_NOT_OPEN')
    // An applicant who applied again after the rejection has a live application; an appeal would make it two.
    const isAppeal = move.by === 'applicant' && application.row.status === 'REJECTED'
    if (isAppeal) await lockSubject(tx, context.secrets, application)
    const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
    if (isAppeal) await assertNoOtherApplication(tx, context, application, evaluationContext.facts)
    const desk = findDesk(application.definition.workflow, application.workflowState.desk)
    if (move.passesOn && desk?.asks?.length)
      await recordCheckList(tx, context, { application, evaluationContext, desk, answers: reply, preselected })
    const moved = await executeMove(tx, context, {
      application: isAppeal ? await withHearer(tx, context.secrets, application) : application,
      person,
      evaluationContext,
      move: action,
      reply,
    })
    return moveResponse(moved)
  })
  return await result.catch(async (error: unknown) => {
    await recordDeniedAction(context, { applicationNo, action }, error)
    throw error
  })
}

const moveResponse = ({ workflowState, revision }: MoveResult) => ({
  state: workflowState.state,
  approvalStatus: workflowState.approvalStatus,
  desk: workflowState.desk ?? null,
  revision,
})

/**
 * Records the attempt when an officer tries a forbidden move: their own application, one they forwarded, or more than
 * the ceiling.
 */
export async function recordDeniedAction(
  context: Context,
  { applicationNo, action }: { applicationNo: string; action: string },
  error: unknown,
) {
  if (isStaff(context.actor) && error instanceof Problem && (isClosed(error) || grantsTooMuch(error)))
    await context.db.transaction().execute((tx) =>
      recordAuditEntry(tx, context.actor, 'application.refused', `application:${applicationNo}`, {
        move: action,
        ...(error.code === 'OWN_APPLICATION' && { why: error.code }),
      }),
    )
}

const isClosed = ({ code }: Problem): boolean =>
  ['MOVE_NOT_OPEN', 'OWN_APPLICATION', 'DECIDED_BY_LIST', 'APPEAL_NEEDS_OTHERS', 'BANK_NEEDS_OTHERS'].includes(code)

/** Returns whether the amount exceeds the ceiling of the service or the remaining budget. */
const grantsTooMuch = ({ details }: Problem): boolean =>
  (details.issues ?? []).some(
    ({ path, code }) =>
      ['approvedAmount', 'recommendedAmount'].includes(path) && (code === 'too-large' || code === 'rule'),
  )

/** The appeal goes past the directors if none of them may hear it. */
async function withHearer(tx: Tx, secrets: Secrets, application: Application): Promise<Application> {
  const { id } = application.row
  const isDirectorInvolved = !(await listHearable(tx, secrets, [id], 'DIRECTOR')).has(id)
  return { ...application, workflowState: { ...application.workflowState, isDirectorInvolved } }
}

async function assertNoOtherApplication(tx: Tx, context: Context, application: Application, facts: Facts) {
  const keys = applicationKeysOf(
    context.secrets,
    application.definition,
    application.answers,
    facts['setup.passingYear'],
  )
  const issues = await runChecks({ tx, application, answers: application.answers, keys, facts })
  const ledger = await loadLedgerRules(tx, application.row.service)
  const claimed = await claimSubmission(tx, context, ledger, application)
  if (issues.length + claimed.issues.length > 0) throwProblem('ALREADY_EXISTS')
}

/** Claims an application for the officer: colleagues cannot act on it until it is released or moved on. */
export async function takeApplication(context: Context, { applicationNo }: { applicationNo: string }) {
  return await context.db.transaction().execute(async (tx) => {
    const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
    const { takenBy: _, ...free } = application.workflowState
    if (!isHolder(person, application.definition.workflow, free)) return throwProblem('MOVE_NOT_OPEN')
    if (application.row.taken_by !== null && application.row.taken_by !== context.actor.id)
      return throwProblem('FILE_TAKEN')
    await recordAuditEntry(tx, context.actor, 'application.taken', `application:${applicationNo}`)
    return { revision: await updateApplication(tx, application.row, { taken_by: context.actor.id }) }
  })
}

export async function releaseApplication(context: Context, { applicationNo }: { applicationNo: string }) {
  return await context.db.transaction().execute(async (tx) => {
    const { application } = await lockVisibleApplication(tx, context, applicationNo)
    if (application.row.taken_by !== context.actor.id) return throwProblem('MOVE_NOT_OPEN')
    await recordAuditEntry(tx, context.actor, 'application.released', `application:${applicationNo}`)
    return { revision: await updateApplication(tx, application.row, { taken_by: null }) }
  })
}

/** Deletes a draft; a submitted application is never deleted. */
export async function deleteDraft(context: Context, { applicationNo }: { applicationNo: string }) {
  await context.db.transaction().execute(async (tx) => {
    const { application, isOwn } = await lockVisibleApplication(tx, context, applicationNo)
    if (!isOwn || application.row.status !== 'DRAFT') throwProblem('MOVE_NOT_OPEN')
    await deleteApplication(tx, application.row.id)
    await recordAuditEntry(tx, context.actor, 'application.deleted', `application:${applicationNo}`)
  })
  return null
}
