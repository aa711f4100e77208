import type { Condition, Predicate } from './condition.ts'

export const predicatesIn = (condition: Condition | undefined): Predicate[] => {
  if (!condition) return []
  if ('all' in condition) return condition.all.flatMap(predicatesIn)
  if ('any' in condition) return condition.any.flatMap(predicatesIn)
  return 'not' in condition ? predicatesIn(condition.not) : [condition]
}

const operandsOf = (test: Predicate) =>
  (['is', 'atLeast', 'atMost'] as const).flatMap((name): { fact?: string; field?: string }[] => {
    const operand = (test as { [N in typeof name]?: unknown })[name]
    return typeof operand === 'object' && operand !== null ? [operand] : []
  })

/** Fields that a condition refers to, as written in it. */
export const referencedFields = (condition: Condition | undefined): string[] =>
  predicatesIn(condition).flatMap((test) =>
    [test as { field?: string }, ...operandsOf(test)].flatMap(({ field }) => field ?? []),
  )

export const referencedFacts = (condition: Condition | undefined): string[] =>
  predicatesIn(condition).flatMap((test) =>
    [test as { fact?: string }, ...operandsOf(test)].flatMap(({ fact }) => fact ?? []),
  )

/** Fields that must be answered before a condition can be evaluated. `isFilled` also works on blank answers. */
export const requiredFields = (condition: Condition): string[] =>
  predicatesIn(condition).flatMap((test) => ('isFilled' in test ? [] : referencedFields(test)))
