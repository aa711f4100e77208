import type { Locale } from './bilingual.ts'
import { formatDigits } from './digits.ts'

// Written out instead of using Intl, because server and browser must render the same text whatever their ICU version.
const months: Record<Locale, readonly string[]> = {
  bn: ['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

/** Offset from UTC. Bangladesh has no summer time. */
export const DHAKA_UTC_OFFSET_MINUTES = 6 * 60

export const monthNames = (locale: Locale): readonly string[] => months[locale]

/** The date in Dhaka at that moment, as yyyy-MM-dd. */
export const toDhakaDate = (moment: Date | string): string => toDateAtOffset(moment, DHAKA_UTC_OFFSET_MINUTES)

/** The year in Dhaka at that moment. */
export const dhakaYear = (moment: Date): number => Number(toDhakaDate(moment).slice(0, 4))

/** ১৫ নভেম্বর ২০২৬ / 15 November 2026. Takes a date, or a moment, which is converted to Dhaka time. */
export function formatDate(date: Date | string, locale: Locale): string {
  const [year = '', month = '', day = ''] = dayOf(date).split('-')
  return formatDigits(`${Number(day)} ${months[locale][Number(month) - 1] ?? ''} ${year}`, locale)
}

/** ১৫-১১-২০২৬ / 15-11-2026, for tables. */
export const formatShortDate = (date: Date | string, locale: Locale): string =>
  formatDigits(dayOf(date).split('-').toReversed().join('-'), locale)

/** সকাল ১০:৪২ / 10:42 am, in Dhaka time unless another offset is given. */
export function formatTime(moment: Date | string, locale: Locale, offset = DHAKA_UTC_OFFSET_MINUTES): string {
  const clock = clockAt(moment, offset)
  const hour = clock.getUTCHours()
  const time = `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')}`
  return locale === 'bn' ? `${partOfDay(hour)} ${formatDigits(time, 'bn')}` : `${time} ${hour < 12 ? 'am' : 'pm'}`
}

/** Age in completed years. */
export function ageOn(today: string, born: string): number {
  const [ty = 0, tm = 0, td = 0] = today.split('-').map(Number)
  const [by = 0, bm = 0, bd = 0] = born.split('-').map(Number)
  return ty - by - (tm < bm || (tm === bm && td < bd) ? 1 : 0)
}

/** True if it is yyyy-MM-dd and exists in the calendar: 2026-02-30 does not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

const dayOf = (date: Date | string) =>
  typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : toDhakaDate(date)
/** The date at an offset in minutes from UTC. */
export const toDateAtOffset = (moment: Date | string, offset: number) =>
  clockAt(moment, offset).toISOString().slice(0, 10)
const clockAt = (moment: Date | string, offset: number) => new Date(new Date(moment).getTime() + offset * 60_000)

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'রাত'
  if (hour < 6) return 'ভোর'
  if (hour < 12) return 'সকাল'
  if (hour < 15) return 'দুপুর'
  return hour < 18 ? 'বিকাল' : 'সন্ধ্যা'
}

/** The fiscal year of the government, July to June: 2026–27, and its first day. */
export function fiscalYearOf(day: string): { year: string; begins: string } {
  const first = Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0)
  return { year: `${first}–${String(first + 1).slice(2)}`, begins: `${first}-07-01` }
}
