import {
  resolveAnswer,
  ownAnswer,
  evaluateCondition,
  isAnswers,
  isBlank,
  type Answers,
} from '#engine/conditions/evaluate-condition.ts'
import type { FollowUpRule, ServiceDefinition } from '#engine/definition/service-definition.ts'

export type FollowUp = { service: string; answers: Answers }

/** The application that opens others: its number, and its answers and replies, innermost first. */
type FollowUpSource = { number: string; answers: readonly Answers[] }

/** Follow-up applications with their prefilled answers. The first matching rule of a service applies. */
export function followUpsOf({ opens = [] }: Pick<ServiceDefinition, 'opens'>, source: FollowUpSource): FollowUp[] {
  const view = { answers: source.answers, facts: {} }
  const fitting = opens.filter(({ when }) => evaluateCondition(when, view))
  const first = fitting.filter((rule, index) => fitting.findIndex(({ service }) => service === rule.service) === index)
  return first.map((rule) => ({ service: rule.service, answers: prefilledAnswersOf(rule, source) }))
}

function prefilledAnswersOf(
  { answers, sets = [], refersBy }: FollowUpRule,
  { number, answers: sourceAnswers }: FollowUpSource,
): Answers {
  const view = { answers: sourceAnswers, facts: {} }
  const copied = Object.entries(answers).map(([path, from]) => [path, resolveAnswer(from, view)] as const)
  const implied = sets
    .filter(({ when }) => evaluateCondition(when, view))
    .flatMap(({ values }) => Object.entries(values))
  return [...copied, ...implied].reduce<Answers>(
    (all, [path, value]) => setAt(all, path.split('.'), value),
    refersBy ? { [refersBy]: number } : {},
  )
}

function setAt(answers: Answers, [head = '', ...rest]: string[], value: unknown): Answers {
  if (isBlank(value)) return answers
  const inside = answers[head]
  return { ...answers, [head]: rest.length === 0 ? value : setAt(isAnswers(inside) ? inside : {}, rest, value) }
}

/**
 * The given answers that a draft does not have yet. Never merges within an answer: parts of two bank accounts must not
 * be combined.
 */
export const missingAnswers = (written: Answers, submitted: Answers): Answers =>
  Object.fromEntries(Object.entries(submitted).filter(([id]) => isBlank(ownAnswer(written, id))))

/** Maps fields that have the same id in both services. */
export const mapSameNames = (...ids: string[]): FollowUpRule['answers'] => Object.fromEntries(ids.map((id) => [id, id]))
