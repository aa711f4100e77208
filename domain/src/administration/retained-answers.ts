import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { flattenDefinition } from '#engine/evaluation/field-paths.ts'

/**
 * Keeps what statistics count and nobody is known by: numbers, yes or no, and choices from lists. Texts, dates,
 * documents and lists of persons are left out; sensitive answers are stored apart and removed as a whole.
 */
export function retainedAnswers(definition: Pick<ServiceDefinition, 'steps'>, answers: Answers): Answers {
  const choices = new Set(
    flattenDefinition(definition)
      .filter(({ field }) => ['choice', 'lookup'].includes(field.kind))
      .map(({ path }) => path),
  )
  const keep = (values: Answers, home: string): Answers =>
    Object.fromEntries(
      Object.entries(values).flatMap(([id, value]): [string, unknown][] => {
        const path = home + id
        if (typeof value === 'number' || typeof value === 'boolean') return [[id, value]]
        if (typeof value === 'string') return choices.has(path) ? [[id, value]] : []
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
        const inner = keep(value as Answers, `${path}.`)
        return Object.keys(inner).length > 0 ? [[id, inner]] : []
      }),
    )
  return keep(answers, '')
}
