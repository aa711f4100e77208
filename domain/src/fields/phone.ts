import * as z from 'zod/mini'
import { showDigits, toAsciiDigits } from '../language/digits.ts'
import { readMobile } from './formats.ts'
import { fine, found, shared, type Kind } from './kind.ts'

const shape = z.strictObject({ ...shared, kind: z.literal('phone') })
export type PhoneField = z.infer<typeof shape>

/** +971501234567 from 00971 50-123 4567; a Bangladeshi mobile gets its +880. Loose on purpose: numbering plans change. */
export function readPhone(typed: string): string | undefined {
  const mobile = readMobile(typed)
  if (mobile) return `+88${mobile}`
  const digits = toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9][0-9]{7,14}$/.test(digits) ? digits : undefined
}

export const phone: Kind<PhoneField> = {
  shape,
  tidy: (_field, answer) => (typeof answer === 'string' ? (readPhone(answer) ?? answer.trim()) : answer),
  check: (_field, answer) => (typeof answer === 'string' && readPhone(answer) ? fine : found('not-a-phone')),
  isPersonal: () => true,
  text: (_field, answer, locale) => showDigits(String(answer), locale),
}
