import type { Condition } from '#engine/conditions/condition.ts'
import type { Field } from '#engine/fields/field.ts'
import { isKind } from '#engine/fields/is-kind.ts'
import type { Issue } from '#engine/fields/issue.ts'
import { conditionOf, fieldFromShape, ownPropertiesOf, scripts, type FieldShape } from './field-from-shape.ts'
import { programmeFieldTypes } from '#services/programme-section-contracts.ts'
import { builderTypeOf } from './field-templates.ts'
import { nextFieldId } from './ids.ts'
import type { Programme } from './programme.ts'

/** A field as the endpoints show it. What has no name there, such as a pattern, is omitted. */
type FieldOutput = FieldShape & { fieldKey: string; requiredYn: 'Y' | 'N' }
/** An existing field, by its key, with the properties to change; without a key, a new field. */
type FieldInput = { [P in Exclude<keyof FieldShape, 'fieldType' | 'showIf'>]?: FieldShape[P] | undefined } & {
  fieldType?: string | undefined
  fieldKey?: string | undefined
  /** Null removes the condition. */
  showIf?: FieldShape['showIf'] | null | undefined
}

export const presentField = (field: Field): FieldOutput => ({
  fieldKey: field.id,
  fieldType: builderTypeOf(field),
  label: field.label.en,
  labelBng: field.label.bn,
  requiredYn: field.optional ? 'N' : 'Y',
  ...typeSpecificShapeOf(field),
  ...showIfOf(field.when),
})

type TypeSpecificShape = Omit<Partial<FieldShape>, 'fieldType' | 'label' | 'labelBng' | 'requiredYn'>

function typeSpecificShapeOf(field: Field): TypeSpecificShape {
  if (isKind(field, 'choice'))
    return { options: field.options.map(({ value, label }) => ({ code: value, label: label.en, labelBng: label.bn })) }
  if (isKind(field, 'lookup')) return { predefinedList: field.source }
  if (isKind(field, 'file'))
    return { fileTypes: field.accepts.join(','), ...(field.largestKb && { maxFileKb: field.largestKb }) }
  if (!isKind(field, 'text') && !isKind(field, 'paragraph')) return {}
  const [rule] = Object.entries(scripts).find(([, script]) => script === field.script) ?? []
  return {
    ...(rule || !field.script ? { inputRule: (rule ?? 'ANY') as NonNullable<FieldShape['inputRule']> } : {}),
    ...(field.shortest === undefined ? {} : { minLength: field.shortest }),
    ...(field.longest === undefined ? {} : { maxLength: field.longest }),
  }
}

function showIfOf(when: Condition | undefined): Pick<FieldShape, 'showIf'> {
  if (!when || !('field' in when)) return {}
  const equals = 'is' in when ? when.is : 'isOneOf' in when && when.isOneOf.length === 1 ? when.isOneOf[0] : undefined
  return typeof equals === 'string' ? { showIf: { fieldKey: when.field, equals } } : {}
}

/** Replaces the fields of a section, in this order; fields that are not named are removed. */
export function replaceFields(
  draft: Programme,
  section: string,
  given: readonly FieldInput[],
): { draft: Programme } | { issues: Issue[] } {
  const place = draft.sections.findIndex(({ id }) => id === section)
  const before = draft.sections[place]?.fields ?? []
  const issues = given.flatMap((shape, index) => issuesOf(shape, before, `fields.${index}`))
  if (issues.length > 0) return { issues }
  const withFields = (fields: Field[]): Programme => ({
    ...draft,
    sections: draft.sections.map((one, index) => (index === place ? { ...one, fields } : one)),
  })
  const fields: Field[] = []
  for (const shape of given) {
    // A condition refers to fields of this section before this one, or of earlier sections.
    const earlier = { ...withFields(fields), sections: withFields(fields).sections.slice(0, place + 1) }
    const known = before.find(({ id }) => id === shape.fieldKey)
    const id = nextFieldId({ ...withFields([...before, ...fields]) })
    fields.push(known ? changed(known, shape, earlier) : fieldFromShape(shape as FieldShape, id, earlier))
  }
  return { draft: withFields(fields) }
}

function issuesOf({ fieldKey, fieldType, label, labelBng }: FieldInput, before: readonly Field[], at: string): Issue[] {
  if (fieldKey !== undefined) {
    const known = before.find(({ id }) => id === fieldKey)
    if (!known) return [{ path: `${at}.fieldKey`, code: 'not-an-option' }]
    const isSame = fieldType === undefined || fieldType === builderTypeOf(known)
    return isSame ? [] : [{ path: `${at}.fieldType`, code: 'rule', message: sameType }]
  }
  const missing = Object.entries({ fieldType, label, labelBng }).filter(([, value]) => value === undefined)
  if (missing.length > 0) return missing.map(([name]) => ({ path: `${at}.${name}`, code: 'required' }))
  const isType = programmeFieldTypes.some((type) => type === fieldType)
  return isType ? [] : [{ path: `${at}.fieldType`, code: 'not-an-option' }]
}

const sameType = {
  bn: 'প্রশ্নের ধরন বদলানো যায় না। প্রশ্নটি বাদ দিয়ে নতুন প্রশ্ন যোগ করুন।',
  en: 'The type of a field cannot change. Leave the field out and add a new one.',
}

function changed(field: Field, { showIf, ...given }: FieldInput, earlier: Programme): Field {
  const shape = {
    ...presentField(field),
    ...Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)),
  }
  const { optional: _, when, ...unchanged } = given.inputRule === 'ANY' ? withoutScript(field) : field
  const condition = showIf === undefined ? when : showIf === null ? undefined : conditionOf(showIf, earlier)
  const described: Field = {
    ...unchanged,
    ...ownPropertiesOf(field, shape),
    ...mergeOptions(field, shape),
    label: { bn: shape.labelBng, en: shape.label },
    ...(shape.requiredYn === 'Y' ? {} : { optional: true }),
    ...(condition && { when: condition }),
  }
  return described
}

function withoutScript(field: Field): Field {
  const { script: _, ...rest } = field as Field & { script?: unknown }
  return rest
}

/** An existing option keeps properties that the endpoint does not have, such as its condition. */
const mergeOptions = (field: Field, { options = [] }: FieldShape) =>
  isKind(field, 'choice') && {
    options: options.map(({ code, label, labelBng }) => ({
      ...field.options.find(({ value }) => value === code),
      value: code,
      label: { bn: labelBng, en: label },
    })),
  }
