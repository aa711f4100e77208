import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { submitApplication } from '@wewb/domain/casework/application-move-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { diffAnswers } from '@wewb/domain/engine/evaluation/diff-answers'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { extractSearchKeys, responsibleOffices } from '@wewb/domain/engine/evaluation/search-keys'
import { resolveWorkflow } from '@wewb/domain/engine/evaluation/resolve-workflow'
import { isSubmission, availableMoves } from '@wewb/domain/engine/evaluation/moves'
import { validateAll } from '@wewb/domain/engine/evaluation/validate'
import { findLatestDefinition, type PublishedDefinition } from '#services/definitions/queries.ts'
import { assertNotStopped } from '#services/stops/assert-not-stopped.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { withIdempotencyKey } from '#server/idempotency.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { storeFlags } from '#casework/cross-checks/assert-answered.ts'
import { lockEditableApplication } from './application-access.ts'
import { lockSubject, runChecks } from './submission-checks.ts'
import type { Application } from './application.ts'
import { applicationKeysOf } from './application-keys.ts'
import { claimSubmission } from '#casework/claims/claim-submission.ts'
import { ledgerRulesOf, replaceClaim } from '#casework/claims/prepare-claim.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
import { executeMove, type MoveResult } from './execute-move.ts'
import { replaceKeys } from './queries.ts'
import { answerColumns, filterEditableAnswers } from './save-step.ts'

/** Submits a draft, or a returned application again, with the same rules and in one transaction. */
export async function submit(
  context: Context,
  { applicationNo, revision }: InputOf<typeof submitApplication>,
  request: FastifyRequest,
) {
  const submission = { applicationNo, revision, action: 'submit' }
  return await context.db.transaction().execute((tx) =>
    withIdempotencyKey(tx, submissionKey(context, submission, request.headers['idempotency-key']), async () => {
      const { workflowState, revision: next } = await submitLocked(tx, context, { applicationNo, revision })
      return { applicationNo, approvalStatus: workflowState.approvalStatus, revision: next }
    }),
  )
}

type Submission = { applicationNo: string; revision: number; action?: string }

export const submissionKey = (
  { actor }: Context,
  { applicationNo, revision, action }: Required<Submission>,
  key: unknown,
) => ({
  actorId: actor.id,
  operation: `${action} ${applicationNo}`,
  key,
  bodyHash: hash(String(revision)),
})

/** Submits within a transaction; `action` names the only move that the caller means, such as `resubmit`. */
export async function submitLocked(
  tx: Tx,
  context: Context,
  { applicationNo, revision, action }: Submission,
): Promise<MoveResult> {
  const { application: locked, person } = await lockEditableApplication(tx, context, applicationNo, revision)
  // A correction and the yearly renewal of an award are still taken: they are no new applications.
  if (locked.row.submitted_at === null && !isYearlyRenewal(locked.answers))
    await assertNotStopped({ db: tx, now: context.now }, locked.row.service)
  const latest = await findLatestDefinition(tx, locked.row.service)
  const application = withTodaysDefinition(locked, latest)
  await lockSubject(tx, context.secrets, application)
  const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
  const { definition, row } = application
  const move = submissionOf(
    availableMoves(person, definition.workflow, application.workflowState, evaluationContext.facts),
    action,
  )
  const normalized = filterEditableAnswers(application, application.answers, evaluationContext)
  const keys = applicationKeysOf(context.secrets, definition, normalized, evaluationContext.facts['setup.passingYear'])
  // Checks the deadline before validation: correcting a form is pointless after it.
  if (evaluationContext.facts['setup.isOpen'] === false && !isYearlyRenewal(normalized)) throwProblem('NOT_OPEN')
  assertNoIssues(validateAll(definition, normalized, evaluationContext))
  const checked = await runChecks({ tx, application, answers: normalized, keys, facts: evaluationContext.facts })
  const ledger = ledgerRulesOf(row.service, latest?.definition)
  const { claim, issues } = await claimSubmission(tx, context, ledger, { ...application, answers: normalized })
  assertNoIssues([...checked, ...issues.filter(({ path }) => !checked.some((other) => other.path === path))])
  const isFirst = row.submitted_at === null
  const changes = diffAnswers(application.answersBeforeReturn, normalized)
  await replaceKeys(tx, row.id, keys, { isNew: isFirst })
  // The move gives the claim its state.
  await replaceClaim(tx, claim)
  const result = await executeMove(tx, context, {
    application: {
      ...application,
      answers: normalized,
      workflowState: { ...application.workflowState, offices: responsibleOffices(definition, normalized) },
    },
    person,
    evaluationContext,
    move,
    reply: {},
    changes: isFirst || changes.length === 0 ? null : context.secrets.encrypt(JSON.stringify(changes)),
    extraColumns: {
      ...answerColumns(context.secrets, definition, normalized),
      ...officeColumns(application, normalized),
      version: row.version,
      percent: 100,
      ...(isFirst ? { submitted_at: context.now() } : {}),
    },
  })
  await storeFlags(tx, {
    secrets: context.secrets,
    application: { ...application, answers: normalized },
    evaluationContext,
  })
  return result
}

/** The form and the rules of today count at the first submission, also for a draft that was not opened since. */
function withTodaysDefinition(application: Application, latest: PublishedDefinition | undefined): Application {
  const { row, answers } = application
  if (!latest || row.status !== 'DRAFT' || latest.version === row.version) return application
  return {
    ...application,
    row: { ...row, version: latest.version },
    definition: resolveWorkflow(latest.definition, answers, []),
  }
}

/** A yearly renewal comes years after its circular has closed; its instalment field checks whether a year is due. */
const isYearlyRenewal = ({ applicationKind }: Answers): boolean => applicationKind === 'YEARLY_RENEWAL'

/** Returns the move that submits the form: to the first desk, or to the desk that sent it back. */
function submissionOf(open: readonly Move[], requested: string | undefined): string {
  const move = open.find((candidate) => isSubmission(candidate) && (requested ?? candidate.id) === candidate.id)
  return move?.id ?? throwProblem('MOVE_NOT_OPEN')
}

function officeColumns({ definition }: Application, normalized: ReturnType<typeof normalizeAnswers>) {
  const offices = responsibleOffices(definition, normalized)
  return {
    // Lists filter by district even where no district office has a desk.
    district: offices.district ?? extractSearchKeys(definition, normalized).district?.[0] ?? null,
    mission: offices.mission ?? null,
    airport: offices.airport ?? null,
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest()
