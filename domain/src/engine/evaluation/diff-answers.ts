import { isAnswers, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'

export type AnswerChange = { path: string; before: unknown; after: unknown }

/** Lists the corrected answers by path; the officer's view highlights them. */
export function diffAnswers(before: Answers, after: Answers): AnswerChange[] {
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
