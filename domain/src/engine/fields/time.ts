import * as z from 'zod/mini'
import { formatTime } from '#language/dates.ts'
import { toAsciiDigits } from '#language/digits.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'

const shape = z.strictObject({ ...baseFieldProperties, kind: z.literal('time') })
export type TimeField = z.infer<typeof shape>

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/
export const isTime = (text: string): boolean => clock.test(text)

export const time: Kind<TimeField> = {
  schema: shape,
  normalize: (_field, answer) => (typeof answer === 'string' ? toAsciiDigits(answer).trim() : answer),
  validate: (_field, answer) => (typeof answer === 'string' && isTime(answer) ? NO_ISSUES : fieldIssues('not-a-time')),
  format: (_field, answer, locale) =>
    typeof answer === 'string' && isTime(answer) ? formatTime(`2000-01-01T${answer}:00+06:00`, locale) : String(answer),
}
