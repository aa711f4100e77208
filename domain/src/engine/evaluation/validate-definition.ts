import { factNames } from '#engine/conditions/facts.ts'
import { referencedFacts, referencedFields } from '#engine/conditions/condition-references.ts'
import type { Condition } from '#engine/conditions/condition.ts'
import type { Rule } from '#engine/definition/rule.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateClaims } from './validate-claims.ts'
import { validateLetters } from './validate-letters.ts'
import { validateFollowUps } from './validate-follow-ups.ts'
import { validateWorkflow } from './validate-workflow.ts'
import {
  flattenDefinition,
  referenceablePaths,
  resolveFieldName,
  flattenFields,
  type FieldEntry,
} from './field-paths.ts'
import { findDuplicates } from './find-duplicates.ts'

/**
 * Finds mistakes that neither the compiler nor the schema detects. The tests run it over every coded service, and the
 * API over a grant programme before it is published. `others`: the services it may open, if available; without them
 * only its own side of a follow-up is checked.
 */
export function validateDefinition(definition: ServiceDefinition, others?: readonly ServiceDefinition[]): string[] {
  const {
    steps,
    eligibility = [],
    screening = [],
    checks = [],
    workflow,
    list,
    keys,
    offices = {},
    payees,
  } = definition
  const fields = flattenDefinition(definition)
  const paths = new Set(fields.map(({ path }) => path))
  const named = [
    ...list.filters.map((path) => ['the list filters by', path] as const),
    ...list.columns.flatMap((column) => ('field' in column ? [['the list shows', column.field] as const] : [])),
    ...Object.values(keys).flatMap((found) => (found ?? []).map((path) => ['a key points at', path] as const)),
    ...Object.values(offices)
      .flat()
      .map((path) => ['the office comes from', path] as const),
    ...(payees ? [payees.list, payees.receiver] : []).map((path) => ['the payees come from', path] as const),
    ...[...eligibility, ...screening, ...checks].flatMap(({ at }) => (at ? [['a rule points at', at] as const] : [])),
    ...workflow.moves.flatMap(({ id, unlocks }) =>
      Array.isArray(unlocks) ? unlocks.map((path) => [`${id} unlocks`, path] as const) : [],
    ),
  ]
  return [
    ...findDuplicates(steps.map(({ id }) => id)).map((id) => `two steps are called ${id}`),
    ...validateFieldDefinitions(fields),
    ...checkSteps(definition),
    ...named.filter(([, path]) => !paths.has(path)).map(([what, path]) => `${what} ${path}, which is no field`),
    ...checkRules(eligibility, 'eligibility', new Set(referenceablePaths(fields))),
    ...checkRules(screening, 'screening', new Set(referenceablePaths(fields))),
    ...checks.flatMap(({ name, when }) => [
      ...referencedFields(when)
        .filter((path) => !paths.has(path))
        .map((path) => `the check ${name} asks about ${path}, which is no field`),
      ...unknownFacts(`the check ${name}`, when),
    ]),
    ...validateClaims(definition, paths),
    ...validateWorkflow(workflow),
    ...checkMoves(definition, paths),
    ...validateLetters(definition),
    ...validateFollowUps(definition, others),
    ...[...workflow.desks, ...(workflow.later ?? [])].flatMap(({ id, asks = [], rules = [] }) => [
      ...validateFieldDefinitions(flattenFields(asks)),
      ...checkRules(rules, `desk ${id}`, new Set(referenceablePaths(flattenFields(asks)))),
    ]),
    ...workflow.moves.flatMap(({ asks = [] }) => validateFieldDefinitions(flattenFields(asks))),
  ]
}

/** Conditions of desks and moves may refer to answers, and to replies of desks. */
function checkMoves({ workflow }: ServiceDefinition, paths: ReadonlySet<string>): string[] {
  const parts = [...workflow.desks, ...workflow.moves]
  const replies = new Set(parts.flatMap(({ asks = [] }) => asks.map(({ id }) => id)))
  return parts.flatMap(({ id, when }) =>
    referencedFields(when)
      .filter((path) => !paths.has(path) && !replies.has(path))
      .map((path) => `the road of ${id} asks about ${path}, which is no field`),
  )
}

/** Reports duplicate names, and conditions that are unknown, ambiguous or refer to later fields. */
export function validateFieldDefinitions(fields: readonly FieldEntry[]): string[] {
  const paths = referenceablePaths(fields)
  const pathSet = new Set(paths)
  return [
    ...findDuplicates(paths).map((path) => `two fields are called ${path}`),
    ...fields.flatMap(({ path, parentPath, field }, index) => {
      const before = new Set(referenceablePaths(fields.slice(0, index)))
      return fieldReferences(field).flatMap((name) =>
        checkReference(path, name, resolveFieldName(name, parentPath, pathSet), before),
      )
    }),
    ...fields.flatMap(({ path, field }) => unknownFacts(path, field.when)),
  ]
}

function checkReference(path: string, name: string, meant: string[], before: ReadonlySet<string>): string[] {
  const [nearest] = meant
  if (nearest === undefined) return [`${path} asks about ${name}, which is no field`]
  // Rejects ambiguous names, because a blank inner field would resolve to the outer one.
  if (meant.length > 1) return [`${path} asks about ${name}, which could be ${meant.join(' or ')}`]
  return before.has(nearest) ? [] : [`${path} waits for ${nearest}, which does not come before it`]
}

/** Every other field that a field refers to. */
export function fieldReferences(field: FieldEntry['field']): string[] {
  const limits = ['notBefore', 'notAfter'].map((name) => (field as { [name: string]: unknown })[name])
  const days = limits.flatMap((limit) =>
    typeof limit === 'object' && limit !== null && 'field' in limit ? [String(limit.field)] : [],
  )
  const within = 'within' in field ? field.within : []
  const same = 'sameAs' in field ? [field.sameAs.field] : []
  const lookupFields = 'looksUp' in field ? field.looksUp : []
  const offered = 'options' in field ? field.options.flatMap(({ when }) => referencedFields(when)) : []
  const added = 'of' in field && Array.isArray(field.of) ? field.of : []
  const shaped = 'pattern' in field ? referencedFields(field.pattern?.when) : []
  return [
    ...referencedFields(field.when),
    ...shaped,
    ...days,
    ...within,
    ...same,
    ...lookupFields,
    ...offered,
    ...added,
    ...(field.confirmedBy ? [field.confirmedBy] : []),
  ]
}

function checkSteps({ steps }: ServiceDefinition): string[] {
  return steps.flatMap((step, index) => {
    const before = new Set(referenceablePaths(flattenDefinition({ steps: steps.slice(0, index) })))
    const referenceable = new Set(referenceablePaths(flattenDefinition({ steps: steps.slice(0, index + 1) })))
    return [
      ...referencedFields(step.when)
        .filter((path) => !before.has(path))
        .map((path) => `step ${step.id} waits for ${path}, which does not come before it`),
      ...unknownFacts(`step ${step.id}`, step.when),
      ...checkRules(step.rules ?? [], `step ${step.id}`, referenceable),
    ]
  })
}

function checkRules(rules: readonly Rule[], where: string, paths: ReadonlySet<string>): string[] {
  return rules.flatMap(({ when, must, otherwise, with: places = {}, at }) => {
    const looks = [
      ...referencedFields(when),
      ...referencedFields(must),
      ...Object.values(places).flatMap((place) => ('field' in place ? [place.field] : [])),
    ]
    const placeholders = [...`${otherwise.bn} ${otherwise.en}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return [
      ...looks
        .filter((path) => !paths.has(path))
        .map((path) => `a rule of ${where} asks about ${path}, which is no field there`),
      ...(at && !paths.has(at) ? [`a rule of ${where} points at ${at}, which is no field there`] : []),
      ...[...new Set(placeholders)]
        .filter((name) => !Object.hasOwn(places, name))
        .map((name) => `a rule of ${where} does not say what {${name}} is`),
      ...[when, must].flatMap((condition) => unknownFacts(`a rule of ${where}`, condition)),
    ]
  })
}

const unknownFacts = (where: string, condition: Condition | undefined) =>
  referencedFacts(condition)
    .filter((fact) => !(factNames as readonly string[]).includes(fact))
    .map((fact) => `${where} asks for the fact ${fact}, which nobody knows`)
