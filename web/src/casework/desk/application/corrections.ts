import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import { isVerification } from '@wewb/domain/engine/fields/verification'
import type { Application } from '#form-engine/applications/application.ts'

type Change = Application['history'][number]['changes'][number]

/** Returns the changes of the applicant's last correction. */
export const lastCorrection = ({ history }: Pick<Application, 'history'>): Change[] =>
  history.findLast(({ changes }) => changes.length > 0)?.changes ?? []

/** Rebuilds the earlier answers from the current ones and the recorded changes. */
export const answersBefore = (answers: Answers, changes: readonly Change[]): Answers =>
  changes.reduce((now, { path, before }) => restoreAt(now, path.split('.'), before) as Answers, answers)

function restoreAt(value: unknown, [key = '', ...rest]: string[], before: unknown): unknown {
  const inner = (part: unknown) => (rest.length === 0 ? (before ?? undefined) : restoreAt(part, rest, before))
  if (Array.isArray(value)) return value.map((part: unknown, index) => (String(index) === key ? inner(part) : part))
  const answers = isAnswers(value) ? value : {}
  return { ...answers, [key]: inner(answers[key]) }
}

/** Lists answers that no register could confirm and an officer must verify. */
export const unverifiedAnswersOf = ({ definition, answers, facts }: Application) =>
  visibleFieldsOf(definition, answers, { facts })
    .filter(({ answer }) => isVerification(answer) && answer.outcome === 'manual')
    .map(({ path, field }) => ({ path, label: field.label }))
