import { isAnswers, isBlank, type Answers } from '../conditions/holds.ts'

export type Change = { path: string; before: unknown; after: unknown }

/** What was corrected, answer by answer: the officer sees these lines marked. */
export function changesBetween(before: Answers, after: Answers): Change[] {
  const [old, fresh] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => JSON.stringify(old.get(path)) !== JSON.stringify(fresh.get(path)))
    .map((path) => ({ path, before: old.get(path), after: fresh.get(path) }))
}

function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (isBlank(value)) return []
  const inside = isAnswers(value) || (Array.isArray(value) && value.every(isAnswers))
  if (!inside) return [[path, value]]
  return Object.entries(value as object).flatMap(([key, part]) => leavesOf(part, path ? `${path}.${key}` : key))
}
