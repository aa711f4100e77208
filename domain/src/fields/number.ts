import * as z from 'zod/mini'
import { say } from '../language/bilingual.ts'
import { Bilingual } from '../language/bilingual-schema.ts'
import { showDigits, toAsciiDigits } from '../language/digits.ts'
import { checkRange, found, Limit, shared, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...shared,
  kind: z.literal('number'),
  decimals: z.exactOptional(z.int().check(z.gte(0), z.lte(4))),
  least: z.exactOptional(Limit),
  most: z.exactOptional(Limit),
  unit: z.exactOptional(Bilingual),
})
export type NumberField = z.infer<typeof shape>

export const number: Kind<NumberField> = {
  shape,
  tidy(_field, answer) {
    const typed = typeof answer === 'string' ? toAsciiDigits(answer).trim() : ''
    return /^-?\d{1,15}(?:\.\d{1,4})?$/.test(typed) ? Number(typed) : answer
  },
  check({ decimals = 0, least, most }, answer, view) {
    if (typeof answer !== 'number' || !Number.isFinite(answer)) return found('not-a-number')
    if (Number(answer.toFixed(decimals)) !== answer) return found('too-many-decimals', decimals)
    return checkRange(answer, least, most, view)
  },
  text({ decimals = 0, unit }, answer, locale) {
    const shown = showDigits(typeof answer === 'number' ? answer.toFixed(decimals) : String(answer), locale)
    return unit ? `${shown} ${say(unit, locale)}` : shown
  },
}
