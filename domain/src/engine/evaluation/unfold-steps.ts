import type { Condition } from '#engine/conditions/condition.ts'
import type { FormDefinition } from '#engine/definition/service-definition.ts'
import { childFieldsOf, kindOf, type Field, type FieldKind } from '#engine/fields/field.ts'
import { isKind } from '#engine/fields/is-kind.ts'
import type { LookupName } from '#engine/fields/lookup-names.ts'
import { flattenDefinition, referenceablePaths, resolveFieldName } from './field-paths.ts'

/** Describes the answer that a client sends for each kind. */
const answerFormats: { readonly [K in FieldKind]: string } = {
  text: 'string',
  paragraph: 'string',
  number: 'number',
  money: 'decimal string: 27500.00',
  date: 'string: yyyy-MM-dd',
  time: 'string: HH:mm',
  'date-time': 'string: yyyy-MM-ddTHH:mm, Dhaka time',
  choice: 'string: one of the choices; with display checkboxes an array of them',
  lookup: 'string: the id of an entry of the list',
  phone: 'string: +8801712345678',
  file: 'array of document ids, one for each page',
  consent: 'true',
  verification: 'none: the portal writes it after POST /applications/{applicationNo}/verifications',
  questions: 'array of field keys of the application',
  total: 'none: the portal computes it',
  group: 'object with the fields below it',
  block: 'object with the fields below it',
  list: 'array of objects with the fields below it',
}

/** Every question of a form with its own properties and those of the blocks, groups and lists around it. */
export const unfoldSteps = (definition: FormDefinition) => {
  const paths = new Set(referenceablePaths(flattenDefinition(definition)))
  return definition.steps.map(({ id, title, when, fields }) => {
    const conditions = when ? [atPaths(when, '', paths)] : []
    return {
      step: id,
      title: title.en,
      titleBng: title.bn,
      when: conditions,
      fields: fields.flatMap((field) => unfoldField(field, { home: '', list: null, conditions, paths })),
    }
  })
}

type Place = { home: string; list: string | null; conditions: readonly Condition[]; paths: ReadonlySet<string> }
type UnfoldedField = ReturnType<typeof describe>

function unfoldField(field: Field, place: Place): UnfoldedField[] {
  const own = describe(field, place)
  const inside = {
    ...place,
    home: `${own.fieldKey}.`,
    list: kindOf(field).hasRows ? own.fieldKey : place.list,
    conditions: own.when,
  }
  return [own, ...childFieldsOf(field).flatMap((child) => unfoldField(child, inside))]
}

function describe(field: Field, { home, list, conditions, paths }: Place) {
  const { id, kind, label, hint, optional, when, ...rules } = field
  const { isComputed, isServerWritten, childFields, hasRows } = kindOf(field)
  // The parts of a group or block say themselves whether they are required.
  const isRequired = !optional && !isComputed && (hasRows || !childFields)
  return {
    fieldKey: home + id,
    kind,
    label: label.en,
    labelBng: label.bn,
    hint: hint?.en ?? '',
    hintBng: hint?.bn ?? '',
    requiredYn: isRequired ? ('Y' as const) : ('N' as const),
    /** All conditions under which the question is visible, including those of its step and of its parent fields. */
    when: [...conditions, ...(when ? [atPaths(when, home, paths)] : [])],
    answer: answerFormats[kind],
    answeredBy: isComputed || isServerWritten || field.fixed ? ('portal' as const) : ('person' as const),
    list,
    choices: isKind(field, 'choice')
      ? field.options.map(({ value, label: { bn, en }, ...more }) => ({
          value,
          label: en,
          labelBng: bn,
          when: more.when ? [atPaths(more.when, home, paths)] : [],
        }))
      : [],
    lookup: isKind(field, 'lookup') ? lookupEndpointOf(field.source) : null,
    within: isKind(field, 'lookup') ? (field.within ?? []).map((name) => nearest(name, home, paths)) : [],
    rules: withoutParts(rules),
  }
}

/** Circulars are no list of their own: the services name those that are open. */
const lookupEndpointOf = (source: LookupName): string =>
  source.endsWith('-setup') ? '/services' : `/lookups/${source}`

/** Limits, format, file types and whatever else the kind of field has. */
const withoutParts = (rules: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rules).filter(([name]) => !['fields', 'options', 'source', 'within', 'block'].includes(name)),
  )

const nearest = (name: string, home: string, paths: ReadonlySet<string>): string =>
  resolveFieldName(name, home, paths)[0] ?? name

/** The condition with each field named by its whole path. */
function atPaths(condition: Condition, home: string, paths: ReadonlySet<string>): Condition {
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        name === 'field' && typeof part === 'string' ? nearest(part, home, paths) : rewrite(part),
      ]),
    )
  }
  return rewrite(condition) as Condition
}
