import { referencedFields } from '#engine/conditions/condition-references.ts'
import type { FollowUpRule, ServiceDefinition } from '#engine/definition/service-definition.ts'
import { kindOf } from '#engine/fields/field.ts'
import { flattenDefinition, referenceablePaths, flattenFields } from './field-paths.ts'

/** Checks that follow-ups copy existing answers to existing fields. */
export function validateFollowUps(definition: ServiceDefinition, others?: readonly ServiceDefinition[]): string[] {
  const { opens = [], workflow } = definition
  if (opens.length === 0) return []
  const replies = [...workflow.moves, ...workflow.desks, ...(workflow.later ?? [])].flatMap(({ asks = [] }) => asks)
  const own = new Set([
    ...referenceablePaths(flattenDefinition(definition)),
    ...referenceablePaths(flattenFields(replies)),
  ])
  return opens.flatMap((rule) => [...checkSource(rule, own), ...(others ? checkTarget(rule, others) : [])])
}

function checkSource({ service, when, answers, sets = [] }: FollowUpRule, own: ReadonlySet<string>): string[] {
  const looks = [
    ...Object.values(answers),
    ...referencedFields(when),
    ...sets.flatMap((implied) => referencedFields(implied.when)),
  ]
  return looks
    .filter((path) => !own.has(path))
    .map((path) => `the opening of ${service} asks about ${path}, which is no field`)
}

function checkTarget(
  { service, refersBy, answers, sets = [] }: FollowUpRule,
  others: readonly ServiceDefinition[],
): string[] {
  const other = others.find(({ id }) => id === service)
  if (!other) return [`${service} is opened, which is no service`]
  const fields = new Map(flattenDefinition(other).map(({ path, field }) => [path, field]))
  const values = sets.flatMap((implied) => Object.entries(implied.values))
  const paths = [...Object.keys(answers), ...values.map(([path]) => path), ...(refersBy ? [refersBy] : [])]
  return [
    ...paths
      .filter((path) => !fields.has(path))
      .map((path) => `the opening of ${service} writes to ${path}, which is no field there`),
    ...values.flatMap(([path, value]) => {
      const field = fields.get(path)
      // Also rejects a prefilled declaration, because its answer is not a string: only the applicant may declare.
      const isFit = !field || kindOf(field).validate(field, value, { facts: {}, answers: [] }).length === 0
      return isFit ? [] : [`the opening of ${service} sets ${path} to ${value}, which is no answer to it`]
    }),
  ]
}
