import { flattenDefinition, referenceablePaths, flattenFields } from '#engine/evaluation/field-paths.ts'
import { isSensitive, kindOf, childFieldsOf, type Field } from '#engine/fields/field.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { isContainer } from './ids.ts'
import type { Programme } from './programme.ts'
import { isKind } from '#engine/fields/is-kind.ts'

/** An answer that other fields may refer to, with its path. */
export type ReferableAnswer = { path: string; field: Field; label: Bilingual }

const joined = { bn: '{outer}, {inner}', en: '{outer}, {inner}' }
type Form = Pick<Programme, 'sections'>

/**
 * Cache by field object. Unchanged fields keep their identity, and the builder searches the form on every keystroke.
 */
const found = new WeakMap<Field, ReferableAnswer[]>()

/**
 * Answers of a field that a condition may refer to: the field, its parts and verification properties, but not rows of
 * a list.
 */
function answersOf(field: Field): ReferableAnswer[] {
  const answers = found.get(field) ?? findAnswers(field)
  found.set(field, answers)
  return answers
}

function findAnswers(field: Field): ReferableAnswer[] {
  if (kindOf(field).hasRows) return [{ path: field.id, field, label: field.label }]
  return flattenFields([field]).flatMap((written) => {
    const label =
      written.field === field ? field.label : interpolate(joined, { outer: field.label, inner: written.field.label })
    return referenceablePaths([written]).map((path) => ({ path, field: written.field, label }))
  })
}

/**
 * Fields that a condition, limit or filter of this field may refer to: earlier ones, and within a list or group also
 * its siblings. With the id of a section, those of the sections before it. Without an id: the whole form, for
 * eligibility rules.
 */
export function referableAnswersOf({ sections }: Form, id?: string): ReferableAnswer[] {
  const before: ReferableAnswer[] = []
  for (const section of sections) {
    if (section.id === id) return before
    for (const field of section.fields) {
      if (field.id === id) return before
      if (isContainer(field)) {
        const index = field.fields.findIndex((inner) => inner.id === id)
        if (index >= 0) return [...before, ...field.fields.slice(0, index).flatMap(answersOf)]
      }
      before.push(...answersOf(field))
    }
  }
  return id === undefined ? before : []
}

/** Numbers or amounts that a total may add up, including columns of earlier lists. */
export function addableAnswersOf(form: Form, id: string, unit: 'money' | 'number'): ReferableAnswer[] {
  const referable = referableAnswersOf(form, id)
  const columns = referable.flatMap(({ field, label }) =>
    kindOf(field).hasRows
      ? childFieldsOf(field).map((inner) => ({
          path: `${field.id}.${inner.id}`,
          field: inner,
          label: interpolate(joined, { outer: label, inner: inner.label }),
        }))
      : [],
  )
  return [...referable, ...columns].filter(
    ({ field }) => isKind(field, unit) || (isKind(field, 'total') && field.unit === unit),
  )
}

/** Answers for columns of the officers' list: one per application, short, and not sensitive. */
export const listableAnswersOf = (form: Form): ReferableAnswer[] => {
  const paths = new Set(
    flattenDefinition({ steps: form.sections.map((section) => ({ ...section })) }).map(({ path }) => path),
  )
  return referableAnswersOf(form).filter(({ path, field }) => {
    const { hasRows, documents, isServerWritten, blankIssueCode } = kindOf(field)
    return (
      paths.has(path) &&
      !hasRows &&
      !documents &&
      !isServerWritten &&
      blankIssueCode === undefined &&
      childFieldsOf(field).length === 0 &&
      !isSensitive(field)
    )
  })
}
