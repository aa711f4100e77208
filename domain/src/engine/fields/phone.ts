import * as z from 'zod/mini'
import { formatDigits, toAsciiDigits } from '#language/digits.ts'
import { parseMobile } from './formats.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'

const shape = z.strictObject({ ...baseFieldProperties, kind: z.literal('phone') })
export type PhoneField = z.infer<typeof shape>

/**
 * Normalizes 00971 50-123 4567 to +971501234567; adds +880 to a Bangladeshi mobile. Lenient, because numbering plans
 * change.
 */
export function parsePhone(typed: string): string | undefined {
  const mobile = parseMobile(typed)
  if (mobile) return `+88${mobile}`
  const digits = toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9][0-9]{7,14}$/.test(digits) ? digits : undefined
}

export const phone: Kind<PhoneField> = {
  schema: shape,
  normalize: (_field, answer) => (typeof answer === 'string' ? (parsePhone(answer) ?? answer.trim()) : answer),
  validate: (_field, answer) =>
    typeof answer === 'string' && parsePhone(answer) ? NO_ISSUES : fieldIssues('not-a-phone'),
  isPersonal: () => true,
  format: (_field, answer, locale) => formatDigits(String(answer), locale),
}
