import * as z from 'zod/mini'
import { getOwn } from '#collections/get-own.ts'
import { FactNameSchema } from '#engine/conditions/condition.ts'
import { resolveOperand } from '#engine/conditions/evaluate-condition.ts'
import { ageOn, isIsoDate, formatDate } from '#language/dates.ts'
import { formatDigits, toAsciiDigits } from '#language/digits.ts'
import { validateDayLimits, dayLimits } from './day-limits.ts'
import { validateRange, fieldIssues, Limit, baseFieldProperties, type FieldContext, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('date'),
  ...dayLimits,
  /** For a birth date: allowed age, today or on the date of a fact. The age is displayed beside the date. */
  age: z.exactOptional(
    z.strictObject({ from: z.exactOptional(Limit), to: z.exactOptional(Limit), on: z.exactOptional(FactNameSchema) }),
  ),
})
export type DateField = z.infer<typeof shape>

export const date: Kind<DateField> = {
  schema: shape,
  printSpace: () => ({ hint: { bn: 'দিন / মাস / বছর', en: 'day / month / year' } }),
  // Reduces a date-time to its date, because a follow-up may copy a date-time answer into a date field.
  normalize: (_field, answer) =>
    typeof answer === 'string'
      ? toAsciiDigits(answer)
          .trim()
          .replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1')
      : answer,
  validate(field, answer, view) {
    if (typeof answer !== 'string' || !isIsoDate(answer)) return fieldIssues('not-a-date')
    const findings = validateDayLimits(answer, field, view)
    return findings.length > 0 ? findings : checkAge(field, answer, view)
  },
  isPersonal: ({ age }) => age !== undefined,
  format(field, answer, locale, view) {
    if (typeof answer !== 'string' || !isIsoDate(answer)) return String(answer)
    const age = ageOf(field, answer, view)
    const formatted = formatDate(answer, locale)
    if (age === undefined) return formatted
    return locale === 'bn' ? `${formatted} (বয়স ${formatDigits(age, 'bn')} বছর)` : `${formatted} (age ${age})`
  },
}

function checkAge(field: DateField, born: string, view: FieldContext) {
  if (!field.age) return []
  const age = ageOf(field, born, view)
  if (age === undefined) return fieldIssues('limit-unknown')
  return validateRange(age, field.age.from, field.age.to, view).flatMap(({ code, limit }) =>
    fieldIssues(getOwn(ageCodes, code) ?? code, limit),
  )
}
const ageCodes: { [code: string]: 'too-young' | 'too-old' } = { 'too-small': 'too-young', 'too-large': 'too-old' }

function ageOf({ age }: DateField, born: string, view: FieldContext): number | undefined {
  const day = age && resolveOperand({ fact: age.on ?? 'today' }, view)
  return typeof day === 'string' && isIsoDate(day) ? ageOn(day, born) : undefined
}
