import { isSameNid } from '#engine/fields/formats.ts'
import type { Condition, Operand, Predicate } from './condition.ts'
import type { Facts } from './facts.ts'

export type Answers = { [fieldId: string]: unknown }

/** Input of a condition: the answers in scope, innermost first, and the facts. */
export type ConditionContext = { readonly answers: readonly Answers[]; readonly facts: Facts }

export function evaluateCondition(condition: Condition | undefined, view: ConditionContext): boolean {
  if (!condition) return true
  if ('all' in condition) return condition.all.every((part) => evaluateCondition(part, view))
  if ('any' in condition) return condition.any.some((part) => evaluateCondition(part, view))
  if ('not' in condition) return !evaluateCondition(condition.not, view)
  return passes(condition, view)
}

function passes(test: Predicate, view: ConditionContext): boolean {
  const value = 'field' in test ? resolveAnswer(test.field, view) : view.facts[test.fact]
  if (isBlank(value)) return false
  if ('isFilled' in test) return true
  if ('is' in test) return isSame(value, resolveOperand(test.is, view))
  // An array of checked options matches if any of them does.
  if ('isOneOf' in test) return [value].flat().some((one) => test.isOneOf.includes(String(one)))
  const other = resolveOperand('atLeast' in test ? test.atLeast : test.atMost, view)
  if (isBlank(other)) return false
  return 'atLeast' in test ? compareValues(value, other) >= 0 : compareValues(value, other) <= 0
}

export const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0) ||
  (typeof answer === 'object' && Object.keys(answer).length === 0)

export const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads own properties only, because a field id such as `constructor` would otherwise find the prototype's. */
export const ownAnswer = (answers: Answers, id: string): unknown =>
  Object.hasOwn(answers, id) ? answers[id] : undefined

/** Resolves a path in the innermost scope that has it: a row's own `name` before the form's. */
export function resolveAnswer(path: string, { answers }: Pick<ConditionContext, 'answers'>): unknown {
  const [head = '', ...rest] = path.split('.')
  const nearest = answers.find((scope) => Object.hasOwn(scope, head))
  return rest.reduce<unknown>((value, key) => (isAnswers(value) ? ownAnswer(value, key) : undefined), nearest?.[head])
}

export const resolveOperand = (operand: Operand, view: ConditionContext): unknown => {
  if (typeof operand !== 'object') return operand
  return 'fact' in operand ? view.facts[operand.fact] : resolveAnswer(operand.field, view)
}

const decimal = /^-?\d{1,15}(?:\.\d+)?$/
const isNumeric = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && decimal.test(value))

/** Compares decimal strings as numbers; dates and times as strings. */
export function compareValues(a: unknown, b: unknown): number {
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b)
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}

// Does not use `compareValues`: 007 and 7 are the same amount but not the same roll number.
/** Whether two answers are the same. An NID is the same with and without its year of birth. */
export const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string'
    ? isSameNid(a, b)
    : a === b || (typeof a !== typeof b && String(a) === String(b))
