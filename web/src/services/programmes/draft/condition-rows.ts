import type { Condition, Predicate } from '@wewb/domain/engine/conditions/condition'

/** Operators of a condition, in the order they are offered. */
export const conditionOperators = ['is', 'isNot', 'isOneOf', 'atLeast', 'atMost', 'isFilled', 'isEmpty'] as const
export type ConditionOperator = (typeof conditionOperators)[number]

/** One row of a condition: a question, an operator, a value. It is ignored until it is complete. */
export type ConditionRow = {
  field: string
  operator: ConditionOperator
  value: string | number | boolean | readonly string[]
}
export type ConditionRows = { combinator: 'all' | 'any'; rows: readonly ConditionRow[] }

export const needsValue = (operator: ConditionOperator): boolean => operator !== 'isFilled' && operator !== 'isEmpty'

export const isComplete = ({ field, operator, value }: ConditionRow): boolean =>
  field !== '' && (!needsValue(operator) || (Array.isArray(value) ? value.length > 0 : value !== ''))

/**
 * Converts a condition to rows. Undefined for a condition too complex for rows: it came from an imported file and stays
 * unchanged.
 */
export function conditionToRows(condition: Condition | undefined): ConditionRows | undefined {
  if (!condition) return { combinator: 'all', rows: [] }
  const [combinator, parts] =
    'all' in condition
      ? (['all', condition.all] as const)
      : 'any' in condition
        ? (['any', condition.any] as const)
        : (['all', [condition]] as const)
  const rows = parts.map((part) => ('not' in part ? negated(part.not) : toRow(part as Predicate)))
  return rows.every((row) => row !== undefined) ? { combinator, rows } : undefined
}

function toRow(test: Predicate): ConditionRow | undefined {
  if (!('field' in test)) return undefined
  const { field } = test
  if ('isFilled' in test) return { field, operator: 'isFilled', value: '' }
  if ('isOneOf' in test) return { field, operator: 'isOneOf', value: test.isOneOf }
  if ('is' in test) return plain(field, 'is', test.is)
  return 'atLeast' in test
    ? plain(field, 'atLeast', test.atLeast)
    : 'atMost' in test
      ? plain(field, 'atMost', test.atMost)
      : undefined
}

const plain = (field: string, operator: ConditionOperator, value: unknown): ConditionRow | undefined =>
  typeof value === 'object' ? undefined : { field, operator, value: value as string | number | boolean }

function negated(inner: unknown): ConditionRow | undefined {
  const row = toRow(inner as Predicate)
  if (row?.operator === 'is') return { ...row, operator: 'isNot' }
  return row?.operator === 'isFilled' ? { ...row, operator: 'isEmpty' } : undefined
}

/** Leaves out incomplete rows; without rows there is no condition. */
export function rowsToCondition({ combinator, rows }: ConditionRows): Condition | undefined {
  const tests = rows.filter(isComplete).map(testOf)
  const [first] = tests
  if (tests.length < 2) return first
  return combinator === 'all' ? { all: tests } : { any: tests }
}

function testOf({ field, operator, value }: ConditionRow): Predicate | { not: Predicate } {
  if (operator === 'isFilled') return { field, isFilled: true }
  if (operator === 'isEmpty') return { not: { field, isFilled: true } }
  if (operator === 'isOneOf') return { field, isOneOf: [value].flat().map(String) }
  const operand = value as string | number | boolean
  if (operator === 'isNot') return { not: { field, is: operand } }
  return operator === 'is'
    ? { field, is: operand }
    : operator === 'atLeast'
      ? { field, atLeast: operand }
      : { field, atMost: operand }
}
