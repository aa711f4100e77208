import { factNames } from '../conditions/facts.ts'
import { factsIn, fieldsIn } from '../conditions/read-condition.ts'
import type { Condition } from '../conditions/condition.ts'
import type { Rule } from '../definition/rule.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import { checkLetters } from './check-letters.ts'
import { checkOpenings } from './check-openings.ts'
import { checkWorkflow } from './check-workflow.ts'
import { fieldsOf, knownPaths, resolve, writtenFields, type Written } from './definition-paths.ts'
import { twice } from './names.ts'

/**
 * Mistakes that neither the compiler nor the schema can see. Run over every coded service
 * by the tests, and over a grant programme before staff may publish it.
 * `others`: the services it may open, where they are at hand; without them only its own side of an opening is judged.
 */
export function checkDefinition(definition: ServiceDefinition, others?: readonly ServiceDefinition[]): string[] {
  const { steps, eligibility = [], screening = [], checks = [], workflow, list, keys, offices = {} } = definition
  const fields = fieldsOf(definition)
  const paths = new Set(fields.map(({ path }) => path))
  const named = [
    ...list.filters.map((path) => ['the list filters by', path] as const),
    ...list.columns.flatMap((column) => ('field' in column ? [['the list shows', column.field] as const] : [])),
    ...Object.values(keys).flatMap((found) => (found ?? []).map((path) => ['a key points at', path] as const)),
    ...Object.values(offices)
      .flat()
      .map((path) => ['the office comes from', path] as const),
    ...[...eligibility, ...screening, ...checks].flatMap(({ at }) => (at ? [['a rule points at', at] as const] : [])),
    ...workflow.moves.flatMap(({ id, unlocks }) => (Array.isArray(unlocks) ? unlocks.map((path) => [`${id} unlocks`, path] as const) : [])),
  ]
  return [
    ...twice(steps.map(({ id }) => id)).map((id) => `two steps are called ${id}`),
    ...checkFields(fields),
    ...checkSteps(definition),
    ...named.filter(([, path]) => !paths.has(path)).map(([what, path]) => `${what} ${path}, which is no field`),
    ...checkRules(eligibility, 'eligibility', new Set(knownPaths(fields))),
    ...checkRules(screening, 'screening', new Set(knownPaths(fields))),
    ...checks.flatMap(({ name, when }) => [
      ...fieldsIn(when)
        .filter((path) => !paths.has(path))
        .map((path) => `the check ${name} asks about ${path}, which is no field`),
      ...unknownFacts(`the check ${name}`, when),
    ]),
    ...checkWorkflow(workflow),
    ...checkRoad(definition, paths),
    ...checkLetters(definition),
    ...checkOpenings(definition, others),
    ...[...workflow.desks, ...(workflow.later ?? [])].flatMap(({ id, asks = [], rules = [] }) => [
      ...checkFields(writtenFields(asks)),
      ...checkRules(rules, `desk ${id}`, new Set(knownPaths(writtenFields(asks)))),
    ]),
    ...workflow.moves.flatMap(({ asks = [] }) => checkFields(writtenFields(asks))),
  ]
}

/** A desk or a move may depend on answers, and on what a desk replied. */
function checkRoad({ workflow }: ServiceDefinition, paths: ReadonlySet<string>): string[] {
  const parts = [...workflow.desks, ...workflow.moves]
  const replies = new Set(parts.flatMap(({ asks = [] }) => asks.map(({ id }) => id)))
  return parts.flatMap(({ id, when }) =>
    fieldsIn(when)
      .filter((path) => !paths.has(path) && !replies.has(path))
      .map((path) => `the road of ${id} asks about ${path}, which is no field`),
  )
}

/** Duplicate names, and conditions that are unknown, unclear or look ahead. */
export function checkFields(fields: readonly Written[]): string[] {
  const paths = knownPaths(fields)
  const known = new Set(paths)
  return [
    ...twice(paths).map((path) => `two fields are called ${path}`),
    ...fields.flatMap(({ path, home, field }, index) => {
      const before = new Set(knownPaths(fields.slice(0, index)))
      return looksOf(field).flatMap((name) => checkLook(path, name, resolve(name, home, known), before))
    }),
    ...fields.flatMap(({ path, field }) => unknownFacts(path, field.when)),
  ]
}

function checkLook(path: string, name: string, meant: string[], before: ReadonlySet<string>): string[] {
  const [nearest] = meant
  if (nearest === undefined) return [`${path} asks about ${name}, which is no field`]
  // An inner field left empty would let the outer one answer for it.
  if (meant.length > 1) return [`${path} asks about ${name}, which could be ${meant.join(' or ')}`]
  return before.has(nearest) ? [] : [`${path} waits for ${nearest}, which does not come before it`]
}

/** Every other field a field looks at. */
export function looksOf(field: Written['field']): string[] {
  const limits = ['notBefore', 'notAfter'].map((name) => (field as { [name: string]: unknown })[name])
  const days = limits.flatMap((limit) => (typeof limit === 'object' && limit !== null && 'field' in limit ? [String(limit.field)] : []))
  const within = 'within' in field ? field.within : []
  const same = 'sameAs' in field ? [field.sameAs.field] : []
  const lookedUp = 'looksUp' in field ? field.looksUp : []
  const added = 'of' in field && Array.isArray(field.of) ? field.of : []
  return [...fieldsIn(field.when), ...days, ...within, ...same, ...lookedUp, ...added, ...(field.confirmedBy ? [field.confirmedBy] : [])]
}

function checkSteps({ steps }: ServiceDefinition): string[] {
  return steps.flatMap((step, index) => {
    const before = new Set(knownPaths(fieldsOf({ steps: steps.slice(0, index) })))
    const upToHere = new Set(knownPaths(fieldsOf({ steps: steps.slice(0, index + 1) })))
    return [
      ...fieldsIn(step.when)
        .filter((path) => !before.has(path))
        .map((path) => `step ${step.id} waits for ${path}, which does not come before it`),
      ...unknownFacts(`step ${step.id}`, step.when),
      ...checkRules(step.rules ?? [], `step ${step.id}`, upToHere),
    ]
  })
}

function checkRules(rules: readonly Rule[], where: string, paths: ReadonlySet<string>): string[] {
  return rules.flatMap(({ when, must, otherwise, with: places = {}, at }) => {
    const looks = [
      ...fieldsIn(when),
      ...fieldsIn(must),
      ...Object.values(places).flatMap((place) => ('field' in place ? [place.field] : [])),
    ]
    const wanted = [...`${otherwise.bn} ${otherwise.en}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return [
      ...looks.filter((path) => !paths.has(path)).map((path) => `a rule of ${where} asks about ${path}, which is no field there`),
      ...(at && !paths.has(at) ? [`a rule of ${where} points at ${at}, which is no field there`] : []),
      ...[...new Set(wanted)]
        .filter((name) => !Object.hasOwn(places, name))
        .map((name) => `a rule of ${where} does not say what {${name}} is`),
      ...[when, must].flatMap((condition) => unknownFacts(`a rule of ${where}`, condition)),
    ]
  })
}

const unknownFacts = (where: string, condition: Condition | undefined) =>
  factsIn(condition)
    .filter((fact) => !(factNames as readonly string[]).includes(fact))
    .map((fact) => `${where} asks for the fact ${fact}, which nobody knows`)
