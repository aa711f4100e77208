import { resolveAnswer, ownAnswer } from '@wewb/domain/engine/conditions/evaluate-condition'
import { referencedFields } from '@wewb/domain/engine/conditions/condition-references'
import { childFieldsOf, type Field } from '@wewb/domain/engine/fields/field'
import type { FieldProps } from './input-props.ts'

/** Compares props for `memo`: true when the field would render the same. */
export function areFieldPropsEqual(before: FieldProps, now: FieldProps): boolean {
  return (
    before.field === now.field &&
    before.path === now.path &&
    before.answer === now.answer &&
    before.issues === now.issues &&
    before.editability === now.editability &&
    before.onAnswer === now.onAnswer &&
    before.view.facts === now.view.facts &&
    before.view.lists === now.view.lists &&
    isSame(ownAnswer(before.view.answers[0] ?? {}, now.field.id), ownAnswer(now.view.answers[0] ?? {}, now.field.id)) &&
    listDependencies(now.field).every((name) => isSame(resolveAnswer(name, before.view), resolveAnswer(name, now.view)))
  )
}

/** The stored answers are rebuilt on every key, so objects are compared by value. */
const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

const names = new WeakMap<Field, readonly string[]>()

/**
 * Lists the other answers a field depends on: its conditions, limits, parent lookups and confirmations, and those of
 * its parts.
 */
export function listDependencies(field: Field): readonly string[] {
  const cached = names.get(field)
  if (cached) return cached
  const own = [
    ...referencedFields(field.when),
    ...(field.confirmedBy ? [field.confirmedBy] : []),
    ...(field.takenFrom ? [field.takenFrom] : []),
    ...('within' in field ? field.within : []),
    ...('looksUp' in field ? field.looksUp : []),
    ...('notBefore' in field ? limitOf(field.notBefore) : []),
    ...('notAfter' in field ? limitOf(field.notAfter) : []),
  ]
  const all = [...new Set([...own, ...childFieldsOf(field).flatMap(listDependencies)])]
  names.set(field, all)
  return all
}

const limitOf = (limit: string | { field: string } | { fact: string }) =>
  typeof limit === 'object' && 'field' in limit ? [limit.field] : []
