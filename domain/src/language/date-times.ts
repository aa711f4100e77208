import type { Locale } from './bilingual.ts'
import { toDateAtOffset, toDhakaDate, DHAKA_UTC_OFFSET_MINUTES, formatDate, formatTime } from './dates.ts'

/** ৩০ নভেম্বর ২০২৬, রাত ৮:৫৯ / 30 November 2026, 8:59 pm, at an offset in minutes from UTC. */
export const formatDateTime = (moment: Date | string, locale: Locale, offset = DHAKA_UTC_OFFSET_MINUTES): string =>
  `${formatDate(toDateAtOffset(moment, offset), locale)}, ${formatTime(moment, locale, offset)}`

/**
 * The moment in the reader's time zone, to display beside Dhaka time: the time, and the date if it differs. Undefined
 * if both zones agree.
 */
export function formatInReaderZone(moment: Date | string, locale: Locale, offset: number): string | undefined {
  if (offset === DHAKA_UTC_OFFSET_MINUTES) return undefined
  return toDateAtOffset(moment, offset) === toDhakaDate(moment)
    ? formatTime(moment, locale, offset)
    : formatDateTime(moment, locale, offset)
}

export const startOfDhakaDay = (day: string): Date => new Date(`${day}T00:00:00+06:00`)
/** The last minute of a day in Dhaka, for deadlines. */
export const endOfDhakaDay = (day: string): Date => new Date(`${day}T23:59:00+06:00`)
