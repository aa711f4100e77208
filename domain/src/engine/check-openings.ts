import { fieldsIn } from '../conditions/read-condition.ts'
import type { Opening, ServiceDefinition } from '../definition/service-definition.ts'
import { kindOf } from '../fields/field.ts'
import { fieldsOf, knownPaths, writtenFields } from './definition-paths.ts'

/** What follows takes only what is asked here, to questions that are asked there. */
export function checkOpenings(definition: ServiceDefinition, others?: readonly ServiceDefinition[]): string[] {
  const { opens = [], workflow } = definition
  if (opens.length === 0) return []
  const replies = [...workflow.moves, ...workflow.desks, ...(workflow.later ?? [])].flatMap(({ asks = [] }) => asks)
  const own = new Set([...knownPaths(fieldsOf(definition)), ...knownPaths(writtenFields(replies))])
  return opens.flatMap((opening) => [...checkOwnSide(opening, own), ...(others ? checkOtherSide(opening, others) : [])])
}

function checkOwnSide({ service, when, answers, sets = [] }: Opening, own: ReadonlySet<string>): string[] {
  const looks = [...Object.values(answers), ...fieldsIn(when), ...sets.flatMap((implied) => fieldsIn(implied.when))]
  return looks.filter((path) => !own.has(path)).map((path) => `the opening of ${service} asks about ${path}, which is no field`)
}

function checkOtherSide({ service, refersBy, answers, sets = [] }: Opening, others: readonly ServiceDefinition[]): string[] {
  const other = others.find(({ id }) => id === service)
  if (!other) return [`${service} is opened, which is no service`]
  const fields = new Map(fieldsOf(other).map(({ path, field }) => [path, field]))
  const values = sets.flatMap((implied) => Object.entries(implied.values))
  const paths = [...Object.keys(answers), ...values.map(([path]) => path), ...(refersBy ? [refersBy] : [])]
  return [
    ...paths.filter((path) => !fields.has(path)).map((path) => `the opening of ${service} writes to ${path}, which is no field there`),
    ...values.flatMap(([path, value]) => {
      const field = fields.get(path)
      // A declaration is nobody's but the person's: its answer is no text, so it is refused here with every wrong choice.
      const isFit = !field || kindOf(field).check(field, value, { facts: {}, answers: [] }).length === 0
      return isFit ? [] : [`the opening of ${service} sets ${path} to ${value}, which is no answer to it`]
    }),
  ]
}
