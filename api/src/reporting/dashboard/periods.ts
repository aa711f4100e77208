import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { fiscalYearOf } from '@wewb/domain/language/dates'

/** First and last day of a period; a compared period also has the one before. */
export type DateRange = { from: string; to: string }
export type ComparedPeriod = DateRange & { previous: DateRange }

/** Returns the first of the month until today, and the same days of last month. */
export function monthToDate(today: string): ComparedPeriod {
  const from = `${today.slice(0, 8)}01`
  const lastOfBefore = addDays(from, -1)
  const day = today.slice(8) < lastOfBefore.slice(8) ? today.slice(8) : lastOfBefore.slice(8)
  const month = lastOfBefore.slice(0, 8)
  return { from, to: today, previous: { from: `${month}01`, to: `${month}${day}` } }
}

/** Returns 1 July until today, and the same days of last year; 29 February is compared with 28 February. */
export function fiscalYearToDate(today: string): ComparedPeriod {
  const { begins } = fiscalYearOf(today)
  return { from: begins, to: today, previous: { from: yearBefore(begins), to: yearBefore(today) } }
}

const yearBefore = (day: string) => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace(/29$/, '28') : before
}

/** Returns the last twelve months, the current one last, as 2026-11. */
export function lastTwelveMonths(today: string): string[] {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: 12 }, (_, index) => {
    const month = now - 11 + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
