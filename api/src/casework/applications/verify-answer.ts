import type { verifyAnswer as verifyAnswerEndpoint } from '@wewb/domain/casework/application-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { validateStep } from '@wewb/domain/engine/evaluation/validate'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { lookupInputs, type Verification, type VerificationField } from '@wewb/domain/engine/fields/verification'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { verifyIdentity } from '#registers/registry/verify-identity.ts'
import { lockEditableApplication, getVisibleApplication } from './application-access.ts'
import type { Application } from './application.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
import { filterEditableAnswers, storeAnswers, presentIssues, mergeStepAnswers } from './save-step.ts'

type Question = { field: VerificationField; step: string; lookupKeys: Verification['asked'] }

/**
 * Handles "Verify and save". The register is queried outside the transaction, because it may take three seconds;
 * inside, the result counts only for the answers that it was queried with.
 */
export async function verifyAnswer(context: Context, input: InputOf<typeof verifyAnswerEndpoint>) {
  const { applicationNo, path, answers, revision, skip } = input
  const before = await getVisibleApplication(context, applicationNo)
  const { field, lookupKeys } = await read(context, before.application, path, answers)
  if (skip && !field.skippable) return throwProblem('MOVE_NOT_OPEN')
  await context.limits.consume('identity-checks', String(context.actor.id))
  const finding: Omit<Verification, 'asked'> = skip
    ? { outcome: 'skipped', source: 'MANUAL', on: toDhakaDate(context.now()) }
    : await verifyIdentity(context, field.of, lookupKeys)

  return await context.db.transaction().execute(async (tx) => {
    const { application } = await lockEditableApplication(tx, context, applicationNo, revision)
    const { step, submitted } = stepOf(application, path, answers)
    const found = { ...application, answers: putAt(application.answers, path, { ...finding, asked: lookupKeys }) }
    const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, found, submitted)
    const normalized = filterEditableAnswers(found, submitted, evaluationContext)
    const saved = await storeAnswers(tx, context.secrets, found, normalized, evaluationContext, step)
    return {
      revision: saved,
      savedAt: context.now().toISOString(),
      outcome: finding.outcome,
      answers: normalized,
      issues: presentIssues(validateStep(application.definition, step, normalized, evaluationContext), context.locale),
    }
  })
}

/** Returns the field and the values to look up; reports issues of the fields that the lookup needs. */
async function read(context: Context, application: Application, path: string, answers: Answers): Promise<Question> {
  const { step, submitted } = stepOf(application, path, answers)
  const evaluationContext = await loadEvaluationContext(context, application, submitted)
  const normalized = filterEditableAnswers(application, submitted, evaluationContext)
  const question = questionAt(application, path, normalized, evaluationContext) ?? throwProblem('NOT_FOUND')
  const home = path.slice(0, path.lastIndexOf('.') + 1)
  const lookups = new Set(question.field.looksUp.map((id) => home + id))
  const isAbout = (issue: Issue) => lookups.has(issue.path) || (lookups.has(home) && issue.path === '')
  assertNoIssues(validateStep(application.definition, step, normalized, evaluationContext).filter(isAbout))
  return { ...question, step }
}

function questionAt(
  application: Application,
  path: string,
  normalized: Answers,
  evaluationContext: EvaluationContext,
): Omit<Question, 'step'> | undefined {
  const found = visibleFieldsOf(application.definition, normalized, evaluationContext).find(
    (query) => query.path === path,
  )
  if (!found || !isVerificationField(found.field)) return undefined
  const home = path.split('.').slice(0, -1)
  const scope = home.reduce<unknown>((answer, key) => (isAnswers(answer) ? answer[key] : undefined), normalized)
  return {
    field: found.field,
    lookupKeys: lookupInputs(found.field, { answers: [isAnswers(scope) ? scope : {}, normalized] }),
  }
}

const isVerificationField = (field: object): field is VerificationField => 'looksUp' in field

function stepOf(application: Application, path: string, answers: Answers) {
  const [head = ''] = path.split('.')
  const step =
    application.definition.steps.find(({ fields }) => fields.some(({ id }) => id === head))?.id ??
    throwProblem('NOT_FOUND')
  return { step, submitted: mergeStepAnswers(application, step, answers) }
}

function putAt(answers: Answers, path: string, value: unknown): Answers {
  const [head = '', ...rest] = path.split('.')
  const inner = answers[head]
  return { ...answers, [head]: rest.length === 0 ? value : putAt(isAnswers(inner) ? inner : {}, rest.join('.'), value) }
}
