import type { Condition, Test } from './condition.ts'

export const testsIn = (condition: Condition | undefined): Test[] => {
  if (!condition) return []
  if ('all' in condition) return condition.all.flatMap(testsIn)
  if ('any' in condition) return condition.any.flatMap(testsIn)
  return 'not' in condition ? testsIn(condition.not) : [condition]
}

const operandsOf = (test: Test) =>
  (['is', 'atLeast', 'atMost'] as const).flatMap((name): { fact?: string; field?: string }[] => {
    const operand = (test as { [N in typeof name]?: unknown })[name]
    return typeof operand === 'object' && operand !== null ? [operand] : []
  })

/** The answers a condition looks at, as it writes them. */
export const fieldsIn = (condition: Condition | undefined): string[] =>
  testsIn(condition).flatMap((test) => [test as { field?: string }, ...operandsOf(test)].flatMap(({ field }) => field ?? []))

export const factsIn = (condition: Condition | undefined): string[] =>
  testsIn(condition).flatMap((test) => [test as { fact?: string }, ...operandsOf(test)].flatMap(({ fact }) => fact ?? []))

/** The answers without which a condition cannot be judged; "is it filled?" can be asked of nothing. */
export const fieldsNeededBy = (condition: Condition): string[] =>
  testsIn(condition).flatMap((test) => ('isFilled' in test ? [] : fieldsIn(test)))
