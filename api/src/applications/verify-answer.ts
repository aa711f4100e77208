import type { verifyAnswer as verifyCall } from '../../../domain/src/contracts/applications.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import { validateStep } from '../../../domain/src/engine/validate.ts'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { lookedUp, type Verification, type VerificationField } from '../../../domain/src/fields/verification.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import type { Register } from '../registry/register.ts'
import { verify } from '../registry/verify.ts'
import { holdOpenForm, seeFile } from './access-file.ts'
import type { File } from './file.ts'
import { knownOf } from './known.ts'
import { keep, storeAnswers, tellIssues, withStep } from './save-step.ts'

type Question = { field: VerificationField; step: string; asked: Verification['asked'] }

/**
 * "Verify and save". The register is asked outside the transaction, because it may take its three seconds; inside, the
 * finding counts only for the very answers it was asked about.
 */
export async function verifyAnswer(context: Context & { register: Register }, input: InputOf<typeof verifyCall>) {
  const { applicationNo, path, answers, revision, skip } = input
  const before = await seeFile(context, applicationNo)
  const { field, asked } = await read(context, before.file, path, answers)
  if (skip && !field.skippable) return refuse('MOVE_NOT_OPEN')
  await context.limits.count('identity-checks', String(context.actor.id))
  const finding: Omit<Verification, 'asked'> = skip
    ? { outcome: 'skipped', source: 'MANUAL', on: dhakaDay(context.now()) }
    : await verify(context, field.of, asked)

  return await context.db.transaction().execute(async (tx) => {
    const { file } = await holdOpenForm(tx, context, applicationNo, revision)
    const { step, given } = stepOf(file, path, answers)
    const found = { ...file, answers: putAt(file.answers, path, { ...finding, asked }) }
    const known = await knownOf({ ...context, db: tx }, found, given)
    const kept = keep(found, given, known)
    const saved = await storeAnswers(tx, context.secrets, found, kept, known, step)
    return {
      revision: saved,
      savedAt: context.now().toISOString(),
      outcome: finding.outcome,
      answers: kept,
      issues: tellIssues(validateStep(file.definition, step, kept, known), context.locale),
    }
  })
}

/** What would be looked up; what must be answered first is told at its place. */
async function read(context: Context, file: File, path: string, answers: Answers): Promise<Question> {
  const { step, given } = stepOf(file, path, answers)
  const known = await knownOf(context, file, given)
  const kept = keep(file, given, known)
  const question = questionAt(file, path, kept, known) ?? refuse('NOT_FOUND')
  const home = path.slice(0, path.lastIndexOf('.') + 1)
  const lookups = new Set(question.field.looksUp.map((id) => home + id))
  const isAbout = (issue: Issue) => lookups.has(issue.path) || (lookups.has(home) && issue.path === '')
  insist(validateStep(file.definition, step, kept, known).filter(isAbout))
  return { ...question, step }
}

function questionAt(file: File, path: string, kept: Answers, known: Known): Omit<Question, 'step'> | undefined {
  const found = walkAsked(file.definition, kept, known).find((asked) => asked.path === path)
  if (!found || !isVerificationField(found.field)) return undefined
  const home = path.split('.').slice(0, -1)
  const scope = home.reduce<unknown>((answer, key) => (isAnswers(answer) ? answer[key] : undefined), kept)
  return { field: found.field, asked: lookedUp(found.field, { answers: [isAnswers(scope) ? scope : {}, kept] }) }
}

const isVerificationField = (field: object): field is VerificationField => 'looksUp' in field

function stepOf(file: File, path: string, answers: Answers) {
  const [head = ''] = path.split('.')
  const step = file.definition.steps.find(({ fields }) => fields.some(({ id }) => id === head))?.id ?? refuse('NOT_FOUND')
  return { step, given: withStep(file, step, answers) }
}

function putAt(answers: Answers, path: string, value: unknown): Answers {
  const [head = '', ...rest] = path.split('.')
  const inner = answers[head]
  return { ...answers, [head]: rest.length === 0 ? value : putAt(isAnswers(inner) ? inner : {}, rest.join('.'), value) }
}
