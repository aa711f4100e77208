import { answerAt, answerOf } from '../../../domain/src/conditions/holds.ts'
import { fieldsIn } from '../../../domain/src/conditions/read-condition.ts'
import { partsOf, type Field } from '../../../domain/src/fields/field.ts'
import type { FieldProps } from './input.ts'

/** Would the field look the same? Then it need not be drawn again. */
export function looksAlike(before: FieldProps, now: FieldProps): boolean {
  return (
    before.field === now.field &&
    before.path === now.path &&
    before.answer === now.answer &&
    before.issues === now.issues &&
    before.openness === now.openness &&
    before.onAnswer === now.onAnswer &&
    before.view.facts === now.view.facts &&
    before.view.lists === now.view.lists &&
    isSame(answerOf(before.view.answers[0] ?? {}, now.field.id), answerOf(now.view.answers[0] ?? {}, now.field.id)) &&
    namesIn(now.field).every((name) => isSame(answerAt(name, before.view), answerAt(name, now.view)))
  )
}

/** What would be stored is put together anew with every key, so things are compared by what is in them. */
const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

const names = new WeakMap<Field, readonly string[]>()

/** The other answers a field looks at: its conditions, its limits, what narrows it, what confirms it, and all that of its parts. */
export function namesIn(field: Field): readonly string[] {
  const known = names.get(field)
  if (known) return known
  const own = [
    ...fieldsIn(field.when),
    ...(field.confirmedBy ? [field.confirmedBy] : []),
    ...(field.takenFrom ? [field.takenFrom] : []),
    ...('within' in field ? field.within : []),
    ...('looksUp' in field ? field.looksUp : []),
    ...('notBefore' in field ? limitOf(field.notBefore) : []),
    ...('notAfter' in field ? limitOf(field.notAfter) : []),
  ]
  const all = [...new Set([...own, ...partsOf(field).flatMap(namesIn)])]
  names.set(field, all)
  return all
}

const limitOf = (limit: string | { field: string } | { fact: string }) =>
  typeof limit === 'object' && 'field' in limit ? [limit.field] : []
