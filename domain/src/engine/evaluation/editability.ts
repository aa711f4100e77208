import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Field } from '#engine/fields/field.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import type { Editability } from './normalize-answers.ts'
import { visiblePaths } from './visible-fields.ts'

/**
 * Decides which answers the applicant may edit in the current workflow state; the screen locks the others. `normalized`
 * are the answers at the time the application was sent back. Fields that a correction makes visible (the death
 * certificate, once the worker is said to have died) are editable too, as are lookups that depend on an unlocked one:
 * a new division needs a new district.
 */
export function editabilityOf(
  definition: Pick<ServiceDefinition, 'steps'>,
  normalized: Answers,
  unlocked: readonly string[],
  context: EvaluationContext,
): Editability {
  const visiblePathSet = new Set(visiblePaths(definition, normalized, context))
  const openedLookups = new Set<string>()
  const isOpen = (path: string, field: Field) =>
    unlocked.some((open) => path === open || path.startsWith(`${open}.`)) ||
    !visiblePathSet.has(path) ||
    dependsOnUnlocked(path, field)
  const dependsOnUnlocked = (path: string, field: Field) => {
    const prefix = path.slice(0, path.length - field.id.length)
    const parents = 'within' in field ? field.within.map((id) => prefix + id) : []
    return parents.some((parent) => unlocked.includes(parent) || openedLookups.has(parent))
  }
  return (path, field) => {
    if (isOpen(path, field)) {
      if (!visiblePathSet.has(path) || 'within' in field) openedLookups.add(path)
      return 'open'
    }
    return unlocked.some((open) => open.startsWith(`${path}.`)) ? 'inside' : 'closed'
  }
}
