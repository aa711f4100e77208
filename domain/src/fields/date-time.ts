import * as z from 'zod/mini'
import { isDay, showDate, showTime } from '../language/dates.ts'
import { toAsciiDigits } from '../language/digits.ts'
import { checkDay, dayLimits } from './day-limits.ts'
import { found, shared, type Kind } from './kind.ts'
import { isTime } from './time.ts'

const shape = z.strictObject({ ...shared, kind: z.literal('date-time'), ...dayLimits })
export type DateTimeField = z.infer<typeof shape>

/** `2026-11-15T14:30`, on the clock of Dhaka. */
const isDateTime = (text: string) => text.charAt(10) === 'T' && isDay(text.slice(0, 10)) && isTime(text.slice(11))

export const dateTime: Kind<DateTimeField> = {
  shape,
  tidy: (_field, answer) => (typeof answer === 'string' ? toAsciiDigits(answer).trim() : answer),
  check: (field, answer, view) =>
    typeof answer === 'string' && isDateTime(answer) ? checkDay(answer.slice(0, 10), field, view) : found('not-a-date'),
  text(_field, answer, locale) {
    if (typeof answer !== 'string' || !isDateTime(answer)) return String(answer)
    return `${showDate(answer.slice(0, 10), locale)}, ${showTime(`${answer}:00+06:00`, locale)}`
  },
}
