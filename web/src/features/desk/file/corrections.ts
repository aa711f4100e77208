import { isAnswers, type Answers } from '../../../../../domain/src/conditions/holds.ts'
import { walkAsked } from '../../../../../domain/src/engine/walk-asked.ts'
import { isVerification } from '../../../../../domain/src/fields/verification.ts'
import type { Application } from '../../../forms/application.ts'

type Change = Application['history'][number]['changes'][number]

/** What the applicant changed with the last correction. */
export const lastCorrection = ({ history }: Pick<Application, 'history'>): Change[] =>
  history.findLast(({ changes }) => changes.length > 0)?.changes ?? []

/** The answers as they were, made of those that are and what stood in the places of the changes. */
export const answersBefore = (answers: Answers, changes: readonly Change[]): Answers =>
  changes.reduce((now, { path, before }) => put(now, path.split('.'), before) as Answers, answers)

function put(value: unknown, [key = '', ...rest]: string[], before: unknown): unknown {
  const inner = (part: unknown) => (rest.length === 0 ? (before ?? undefined) : put(part, rest, before))
  if (Array.isArray(value)) return value.map((part: unknown, index) => (String(index) === key ? inner(part) : part))
  const answers = isAnswers(value) ? value : {}
  return { ...answers, [key]: inner(answers[key]) }
}

/** Where a register was silent: the officer must look with own eyes. */
export const toVerify = ({ definition, answers, facts }: Application) =>
  walkAsked(definition, answers, { facts })
    .filter(({ answer }) => isVerification(answer) && answer.outcome === 'manual')
    .map(({ path, field }) => ({ path, label: field.label }))
