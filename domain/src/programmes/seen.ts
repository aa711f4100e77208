import { fieldsOf, knownPaths, writtenFields } from '../engine/definition-paths.ts'
import { isSensitive, kindOf, partsOf, type Field } from '../fields/field.ts'
import { fill, type Bilingual } from '../language/bilingual.ts'
import { isContainer } from './ids.ts'
import type { Programme } from './programme.ts'

/** An answer that something else may look at, by the path it is then written with. */
export type Seen = { path: string; field: Field; label: Bilingual }

const joined = { bn: '{outer}, {inner}', en: '{outer}, {inner}' }
type Form = Pick<Programme, 'sections'>

/** A question that was not changed is the same value, so what was found of it is found once: a long form is looked through with every key. */
const found = new WeakMap<Field, Seen[]>()

/** A question as a condition may speak of it: with its parts, and with what a register found, but never with the rows of a list. */
function answersOf(field: Field): Seen[] {
  const answers = found.get(field) ?? findAnswers(field)
  found.set(field, answers)
  return answers
}

function findAnswers(field: Field): Seen[] {
  if (kindOf(field).hasRows) return [{ path: field.id, field, label: field.label }]
  return writtenFields([field]).flatMap((written) => {
    const label = written.field === field ? field.label : fill(joined, { outer: field.label, inner: written.field.label })
    return knownPaths([written]).map((path) => ({ path, field: written.field, label }))
  })
}

/**
 * What a condition, a limit or a narrowing of this question may look at: the questions before it, in a list or group also
 * those beside it. Without a question, what an eligibility rule may look at: the whole form.
 */
export function seenBy({ sections }: Form, id?: string): Seen[] {
  const before: Seen[] = []
  for (const field of sections.flatMap(({ fields }) => fields)) {
    if (field.id === id) return before
    if (isContainer(field)) {
      const place = field.fields.findIndex((inner) => inner.id === id)
      if (place >= 0) return [...before, ...field.fields.slice(0, place).flatMap(answersOf)]
    }
    before.push(...answersOf(field))
  }
  return id === undefined ? before : []
}

/** The numbers or amounts that a total may add up; of a list before it, its columns. */
export function addableBy(form: Form, id: string, unit: 'money' | 'number'): Seen[] {
  const seen = seenBy(form, id)
  const columns = seen.flatMap(({ field, label }) =>
    kindOf(field).hasRows
      ? partsOf(field).map((inner) => ({ path: `${field.id}.${inner.id}`, field: inner, label: fill(joined, { outer: label, inner: inner.label }) }))
      : [],
  ) // prettier-ignore
  return [...seen, ...columns].filter(({ field }) => field.kind === unit || (field.kind === 'total' && field.unit === unit))
}

/** The answers that the officers' list can show: one to a file, short, and not sealed. */
export const shownInList = (form: Form): Seen[] => {
  const paths = new Set(fieldsOf({ steps: form.sections.map((section) => ({ ...section })) }).map(({ path }) => path))
  return seenBy(form).filter(({ path, field }) => {
    const { hasRows, documents, byServer, whenBlank } = kindOf(field)
    return paths.has(path) && !hasRows && !documents && !byServer && whenBlank === undefined && partsOf(field).length === 0 && !isSensitive(field)
  })
} // prettier-ignore
