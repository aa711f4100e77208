import type { Condition, Test } from '../../../../../domain/src/conditions/condition.ts'

/** What may be asked of an answer, in the order in which it is offered. */
export const ways = ['is', 'isNot', 'isOneOf', 'atLeast', 'atMost', 'isFilled', 'isEmpty'] as const
export type Way = (typeof ways)[number]

/** One line of a condition: a question, a way, a value. Until all of it is picked it is no condition yet. */
export type Line = { field: string; way: Way; value: string | number | boolean | readonly string[] }
export type Lines = { join: 'all' | 'any'; lines: readonly Line[] }

export const needsValue = (way: Way): boolean => way !== 'isFilled' && way !== 'isEmpty'

export const isWhole = ({ field, way, value }: Line): boolean =>
  field !== '' && (!needsValue(way) || (Array.isArray(value) ? value.length > 0 : value !== ''))

/** Undefined when somebody wrote more than lines can show: it came with a file from elsewhere, and is left as it is. */
export function linesOf(condition: Condition | undefined): Lines | undefined {
  if (!condition) return { join: 'all', lines: [] }
  const [join, parts] =
    'all' in condition
      ? (['all', condition.all] as const)
      : 'any' in condition
        ? (['any', condition.any] as const)
        : (['all', [condition]] as const)
  const lines = parts.map((part) => ('not' in part ? negated(part.not) : lineOf(part as Test)))
  return lines.every((line) => line !== undefined) ? { join, lines } : undefined
}

function lineOf(test: Test): Line | undefined {
  if (!('field' in test)) return undefined
  const { field } = test
  if ('isFilled' in test) return { field, way: 'isFilled', value: '' }
  if ('isOneOf' in test) return { field, way: 'isOneOf', value: test.isOneOf }
  if ('is' in test) return plain(field, 'is', test.is)
  return 'atLeast' in test ? plain(field, 'atLeast', test.atLeast) : 'atMost' in test ? plain(field, 'atMost', test.atMost) : undefined
}

const plain = (field: string, way: Way, value: unknown): Line | undefined =>
  typeof value === 'object' ? undefined : { field, way, value: value as string | number | boolean }

function negated(inner: unknown): Line | undefined {
  const line = lineOf(inner as Test)
  if (line?.way === 'is') return { ...line, way: 'isNot' }
  return line?.way === 'isFilled' ? { ...line, way: 'isEmpty' } : undefined
}

/** Lines that are not whole yet are left out; nothing left is no condition. */
export function conditionOf({ join, lines }: Lines): Condition | undefined {
  const tests = lines.filter(isWhole).map(testOf)
  const [first] = tests
  if (tests.length < 2) return first
  return join === 'all' ? { all: tests } : { any: tests }
}

function testOf({ field, way, value }: Line): Test | { not: Test } {
  if (way === 'isFilled') return { field, isFilled: true }
  if (way === 'isEmpty') return { not: { field, isFilled: true } }
  if (way === 'isOneOf') return { field, isOneOf: [value].flat().map(String) }
  const operand = value as string | number | boolean
  if (way === 'isNot') return { not: { field, is: operand } }
  return way === 'is' ? { field, is: operand } : way === 'atLeast' ? { field, atLeast: operand } : { field, atMost: operand }
}
