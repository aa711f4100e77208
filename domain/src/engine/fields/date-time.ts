import * as z from 'zod/mini'
import { isIsoDate, formatDate, formatTime } from '#language/dates.ts'
import { toAsciiDigits } from '#language/digits.ts'
import { validateDayLimits, dayLimits } from './day-limits.ts'
import { fieldIssues, baseFieldProperties, type Kind } from './kind.ts'
import { isTime } from './time.ts'

const shape = z.strictObject({ ...baseFieldProperties, kind: z.literal('date-time'), ...dayLimits })
export type DateTimeField = z.infer<typeof shape>

/** `2026-11-15T14:30`, in Dhaka time. */
const isDateTime = (text: string) => text.charAt(10) === 'T' && isIsoDate(text.slice(0, 10)) && isTime(text.slice(11))

export const dateTime: Kind<DateTimeField> = {
  schema: shape,
  normalize: (_field, answer) => (typeof answer === 'string' ? toAsciiDigits(answer).trim() : answer),
  validate: (field, answer, view) =>
    typeof answer === 'string' && isDateTime(answer)
      ? validateDayLimits(answer.slice(0, 10), field, view)
      : fieldIssues('not-a-date'),
  format(_field, answer, locale) {
    if (typeof answer !== 'string' || !isDateTime(answer)) return String(answer)
    return `${formatDate(answer.slice(0, 10), locale)}, ${formatTime(`${answer}:00+06:00`, locale)}`
  },
}
