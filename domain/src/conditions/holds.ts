import type { Condition, Operand, Test } from './condition.ts'
import type { Facts } from './facts.ts'

export type Answers = { [fieldId: string]: unknown }

/** What a condition can see: the answers around it, innermost first, and the facts of the day. */
export type View = { readonly answers: readonly Answers[]; readonly facts: Facts }

export function holds(condition: Condition | undefined, view: View): boolean {
  if (!condition) return true
  if ('all' in condition) return condition.all.every((part) => holds(part, view))
  if ('any' in condition) return condition.any.some((part) => holds(part, view))
  if ('not' in condition) return !holds(condition.not, view)
  return passes(condition, view)
}

function passes(test: Test, view: View): boolean {
  const value = 'field' in test ? answerAt(test.field, view) : view.facts[test.fact]
  if (isBlank(value)) return false
  if ('isFilled' in test) return true
  if ('is' in test) return isSame(value, valueOf(test.is, view))
  // A list of ticks is one of them when any tick is.
  if ('isOneOf' in test) return [value].flat().some((one) => test.isOneOf.includes(String(one)))
  const other = valueOf('atLeast' in test ? test.atLeast : test.atMost, view)
  if (isBlank(other)) return false
  return 'atLeast' in test ? compare(value, other) >= 0 : compare(value, other) <= 0
}

export const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0) ||
  (typeof answer === 'object' && Object.keys(answer).length === 0)

export const isAnswers = (value: unknown): value is Answers => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own answers only: a field may be called `constructor`, and nobody has answered that by being an object. */
export const answerOf = (answers: Answers, id: string): unknown => (Object.hasOwn(answers, id) ? answers[id] : undefined)

/** The answer nearest to the one who asks: a row's own `name` before the form's. */
export function answerAt(path: string, { answers }: Pick<View, 'answers'>): unknown {
  const [head = '', ...rest] = path.split('.')
  const nearest = answers.find((scope) => Object.hasOwn(scope, head))
  return rest.reduce<unknown>((value, key) => (isAnswers(value) ? answerOf(value, key) : undefined), nearest?.[head])
}

export const valueOf = (operand: Operand, view: View): unknown => {
  if (typeof operand !== 'object') return operand
  return 'fact' in operand ? view.facts[operand.fact] : answerAt(operand.field, view)
}

const decimal = /^-?\d{1,15}(?:\.\d+)?$/
const isNumeric = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && decimal.test(value))

/** Amounts are decimal strings and must not be compared letter by letter; days and times may. */
export function compare(a: unknown, b: unknown): number {
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b)
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}

// Not `compare`: 007 and 7 are the same amount but not the same roll number.
const isSame = (a: unknown, b: unknown) => a === b || (typeof a !== typeof b && String(a) === String(b))
