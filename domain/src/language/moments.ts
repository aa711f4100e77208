import type { Locale } from './bilingual.ts'
import { dayAt, dhakaDay, dhakaOffset, showDate, showTime } from './dates.ts'

/** ৩০ নভেম্বর ২০২৬, রাত ৮:৫৯ / 30 November 2026, 8:59 pm, on a clock so many minutes ahead of UTC. */
export const showMoment = (moment: Date | string, locale: Locale, offset = dhakaOffset): string =>
  `${showDate(dayAt(moment, offset), locale)}, ${showTime(moment, locale, offset)}`

/**
 * The same moment on the reader's own clock, to stand beside Dhaka's: the hour, and the day where it is another one there. Nothing
 * where both clocks show the same.
 */
export function showElsewhere(moment: Date | string, locale: Locale, offset: number): string | undefined {
  if (offset === dhakaOffset) return undefined
  return dayAt(moment, offset) === dhakaDay(moment) ? showTime(moment, locale, offset) : showMoment(moment, locale, offset)
}

/** The last minute of a day in Dhaka: until then it is still that day at the board. */
export const lastMinuteOf = (day: string): Date => new Date(`${day}T23:59:00+06:00`)
