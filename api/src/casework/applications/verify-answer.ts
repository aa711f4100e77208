import type { verifyAnswer as verifyCall } from '@wewb/domain/casework/application-contracts'
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

type Question = { field: VerificationField; step: string; asked: Verification['asked'] }

/**
 * Handles "Verify and save". The register is queried outside the transaction, because it may take three seconds;
 * inside, the result counts only for the answers that it was queried with.
 */
export async function verifyAnswer(context: Context, input: InputOf<typeof verifyCall>) {
  const { applicationNo, path, answers, revision, skip } = input
  const before = await getVisibleApplication(context, applicationNo)
  const { field, asked } = await read(context, before.file, path, answers)
  if (skip && !field.skippable) return throwProblem('MOVE_NOT_OPEN')
  await context.limits.count('identity-checks', String(context.actor.id))
  const finding: Omit<Verification, 'asked'> = skip
    ? { outcome: 'skipped', source: 'MANUAL', on: toDhakaDate(context.now()) }
    : await verifyIdentity(context, field.of, asked)

  return await context.db.transaction().execute(async (tx) => {
    const { file } = await lockEditableApplication(tx, context, applicationNo, revision)
    const { step, given } = stepOf(file, path, answers)
    const found = { ...file, answers: putAt(file.answers, path, { ...finding, asked }) }
    const known = await loadEvaluationContext({ ...context, db: tx }, found, given)
    const kept = filterEditableAnswers(found, given, known)
    const saved = await storeAnswers(tx, context.secrets, found, kept, known, step)
    return {
      revision: saved,
      savedAt: context.now().toISOString(),
      outcome: finding.outcome,
      answers: kept,
      issues: presentIssues(validateStep(file.definition, step, kept, known), context.locale),
    }
  })
}

/** Returns the field and the values to look up; reports issues of the fields that the lookup needs. */
async function read(context: Context, file: Application, path: string, answers: Answers): Promise<Question> {
  const { step, given } = stepOf(file, path, answers)
  const known = await loadEvaluationContext(context, file, given)
  const kept = filterEditableAnswers(file, given, known)
  const question = questionAt(file, path, kept, known) ?? throwProblem('NOT_FOUND')
  const home = path.slice(0, path.lastIndexOf('.') + 1)
  const lookups = new Set(question.field.looksUp.map((id) => home + id))
  const isAbout = (issue: Issue) => lookups.has(issue.path) || (lookups.has(home) && issue.path === '')
  assertNoIssues(validateStep(file.definition, step, kept, known).filter(isAbout))
  return { ...question, step }
}

function questionAt(
  file: Application,
  path: string,
  kept: Answers,
  known: EvaluationContext,
): Omit<Question, 'step'> | undefined {
  const found = visibleFieldsOf(file.definition, kept, known).find((asked) => asked.path === path)
  if (!found || !isVerificationField(found.field)) return undefined
  const home = path.split('.').slice(0, -1)
  const scope = home.reduce<unknown>((answer, key) => (isAnswers(answer) ? answer[key] : undefined), kept)
  return { field: found.field, asked: lookupInputs(found.field, { answers: [isAnswers(scope) ? scope : {}, kept] }) }
}

const isVerificationField = (field: object): field is VerificationField => 'looksUp' in field

function stepOf(file: Application, path: string, answers: Answers) {
  const [head = ''] = path.split('.')
  const step =
    file.definition.steps.find(({ fields }) => fields.some(({ id }) => id === head))?.id ?? throwProblem('NOT_FOUND')
  return { step, given: mergeStepAnswers(file, step, answers) }
}

function putAt(answers: Answers, path: string, value: unknown): Answers {
  const [head = '', ...rest] = path.split('.')
  const inner = answers[head]
  return { ...answers, [head]: rest.length === 0 ? value : putAt(isAnswers(inner) ? inner : {}, rest.join('.'), value) }
}
