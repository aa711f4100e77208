import type { Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import type { Field } from '../fields/field.ts'
import type { Known } from '../fields/kind.ts'
import type { Openness } from './keep-asked.ts'
import { askedPaths } from './walk-asked.ts'

/**
 * Where the applicant may write while the application stands as it is; the screen locks the rest. `stored` are the answers
 * as they were when the file came back. What a correction makes newly asked (the death certificate, once the worker is said
 * to have died) is open too, and so is a list narrowed by an unlocked one: a new division needs a new district.
 */
export function opennessOf(
  definition: Pick<ServiceDefinition, 'steps'>,
  stored: Answers,
  unlocked: readonly string[],
  known: Known,
): Openness {
  const asked = new Set(askedPaths(definition, stored, known))
  const narrowed = new Set<string>()
  const isOpen = (path: string, field: Field) =>
    unlocked.some((open) => path === open || path.startsWith(`${open}.`)) || !asked.has(path) || isNarrowedAnew(path, field)
  const isNarrowedAnew = (path: string, field: Field) => {
    const home = path.slice(0, path.length - field.id.length)
    const parents = 'within' in field ? field.within.map((id) => home + id) : []
    return parents.some((parent) => unlocked.includes(parent) || narrowed.has(parent))
  }
  return (path, field) => {
    if (isOpen(path, field)) {
      if (!asked.has(path) || 'within' in field) narrowed.add(path)
      return 'open'
    }
    return unlocked.some((open) => open.startsWith(`${path}.`)) ? 'inside' : 'closed'
  }
}
