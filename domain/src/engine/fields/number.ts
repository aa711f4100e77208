import * as z from 'zod/mini'
import { localize } from '#language/bilingual.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import { formatDigits, toAsciiDigits } from '#language/digits.ts'
import { validateRange, fieldIssues, Limit, baseFieldProperties, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('number'),
  decimals: z.exactOptional(z.int().check(z.gte(0), z.lte(4))),
  least: z.exactOptional(Limit),
  most: z.exactOptional(Limit),
  unit: z.exactOptional(Bilingual),
})
export type NumberField = z.infer<typeof shape>

export const number: Kind<NumberField> = {
  schema: shape,
  normalize(_field, answer) {
    const typed = typeof answer === 'string' ? toAsciiDigits(answer).trim() : ''
    return /^-?\d{1,15}(?:\.\d{1,4})?$/.test(typed) ? Number(typed) : answer
  },
  validate({ decimals = 0, least: min, most: max }, answer, view) {
    if (typeof answer !== 'number' || !Number.isFinite(answer)) return fieldIssues('not-a-number')
    if (Number(answer.toFixed(decimals)) !== answer) return fieldIssues('too-many-decimals', decimals)
    return validateRange(answer, min, max, view)
  },
  format({ decimals = 0, unit }, answer, locale) {
    const formatted = formatDigits(typeof answer === 'number' ? answer.toFixed(decimals) : String(answer), locale)
    return unit ? `${formatted} ${localize(unit, locale)}` : formatted
  },
}
