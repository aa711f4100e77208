import type { Condition, Predicate } from '@wewb/domain/engine/conditions/condition'

/** Operators of a condition, in the order they are offered. */
export const conditionOperators = ['is', 'isNot', 'isOneOf', 'atLeast', 'atMost', 'isFilled', 'isEmpty'] as const
export type ConditionOperator = (typeof conditionOperators)[number]

/** One row of a condition: a question, an operator, a value. It is ignored until it is complete. */
export type ConditionRow = {
  field: string
  way: ConditionOperator
  value: string | number | boolean | readonly string[]
}
export type ConditionRows = { join: 'all' | 'any'; lines: readonly ConditionRow[] }

export const needsValue = (way: ConditionOperator): boolean => way !== 'isFilled' && way !== 'isEmpty'

export const isComplete = ({ field, way, value }: ConditionRow): boolean =>
  field !== '' && (!needsValue(way) || (Array.isArray(value) ? value.length > 0 : value !== ''))

/**
 * Converts a condition to rows. Undefined for a condition too complex for rows: it came from an imported file and stays
 * unchanged.
 */
export function conditionToRows(condition: Condition | undefined): ConditionRows | undefined {
  if (!condition) return { join: 'all', lines: [] }
  const [join, parts] =
    'all' in condition
      ? (['all', condition.all] as const)
      : 'any' in condition
        ? (['any', condition.any] as const)
        : (['all', [condition]] as const)
  const lines = parts.map((part) => ('not' in part ? negated(part.not) : lineOf(part as Predicate)))
  return lines.every((line) => line !== undefined) ? { join, lines } : undefined
}

function lineOf(test: Predicate): ConditionRow | undefined {
  if (!('field' in test)) return undefined
  const { field } = test
  if ('isFilled' in test) return { field, way: 'isFilled', value: '' }
  if ('isOneOf' in test) return { field, way: 'isOneOf', value: test.isOneOf }
  if ('is' in test) return plain(field, 'is', test.is)
  return 'atLeast' in test
    ? plain(field, 'atLeast', test.atLeast)
    : 'atMost' in test
      ? plain(field, 'atMost', test.atMost)
      : undefined
}

const plain = (field: string, way: ConditionOperator, value: unknown): ConditionRow | undefined =>
  typeof value === 'object' ? undefined : { field, way, value: value as string | number | boolean }

function negated(inner: unknown): ConditionRow | undefined {
  const line = lineOf(inner as Predicate)
  if (line?.way === 'is') return { ...line, way: 'isNot' }
  return line?.way === 'isFilled' ? { ...line, way: 'isEmpty' } : undefined
}

/** Leaves out incomplete rows; without rows there is no condition. */
export function rowsToCondition({ join, lines }: ConditionRows): Condition | undefined {
  const tests = lines.filter(isComplete).map(testOf)
  const [first] = tests
  if (tests.length < 2) return first
  return join === 'all' ? { all: tests } : { any: tests }
}

function testOf({ field, way, value }: ConditionRow): Predicate | { not: Predicate } {
  if (way === 'isFilled') return { field, isFilled: true }
  if (way === 'isEmpty') return { not: { field, isFilled: true } }
  if (way === 'isOneOf') return { field, isOneOf: [value].flat().map(String) }
  const operand = value as string | number | boolean
  if (way === 'isNot') return { not: { field, is: operand } }
  return way === 'is'
    ? { field, is: operand }
    : way === 'atLeast'
      ? { field, atLeast: operand }
      : { field, atMost: operand }
}
