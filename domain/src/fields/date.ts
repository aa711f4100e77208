import * as z from 'zod/mini'
import { getOwn } from '../collections/get-own.ts'
import { FactNameShape } from '../conditions/condition.ts'
import { valueOf } from '../conditions/holds.ts'
import { ageOn, isDay, showDate } from '../language/dates.ts'
import { showDigits, toAsciiDigits } from '../language/digits.ts'
import { checkDay, dayLimits } from './day-limits.ts'
import { checkRange, found, Limit, shared, type FieldView, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...shared,
  kind: z.literal('date'),
  ...dayLimits,
  /** A birth day: how old the person must be, today or on another day the board names. The age is shown beside the date. */
  age: z.exactOptional(z.strictObject({ from: z.exactOptional(Limit), to: z.exactOptional(Limit), on: z.exactOptional(FactNameShape) })),
})
export type DateField = z.infer<typeof shape>

export const date: Kind<DateField> = {
  shape,
  // Of a moment, its day: one service asks when to the minute, the next only on which day.
  tidy: (_field, answer) =>
    typeof answer === 'string'
      ? toAsciiDigits(answer)
          .trim()
          .replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1')
      : answer,
  check(field, answer, view) {
    if (typeof answer !== 'string' || !isDay(answer)) return found('not-a-date')
    const findings = checkDay(answer, field, view)
    return findings.length > 0 ? findings : checkAge(field, answer, view)
  },
  isPersonal: ({ age }) => age !== undefined,
  text(field, answer, locale, view) {
    if (typeof answer !== 'string' || !isDay(answer)) return String(answer)
    const age = ageOf(field, answer, view)
    const shown = showDate(answer, locale)
    if (age === undefined) return shown
    return locale === 'bn' ? `${shown} (বয়স ${showDigits(age, 'bn')} বছর)` : `${shown} (age ${age})`
  },
}

function checkAge(field: DateField, born: string, view: FieldView) {
  if (!field.age) return []
  const age = ageOf(field, born, view)
  if (age === undefined) return found('limit-unknown')
  return checkRange(age, field.age.from, field.age.to, view).flatMap(({ code, limit }) => found(getOwn(ageCodes, code) ?? code, limit))
}
const ageCodes: { [code: string]: 'too-young' | 'too-old' } = { 'too-small': 'too-young', 'too-large': 'too-old' }

function ageOf({ age }: DateField, born: string, view: FieldView): number | undefined {
  const day = age && valueOf({ fact: age.on ?? 'today' }, view)
  return typeof day === 'string' && isDay(day) ? ageOn(day, born) : undefined
}
