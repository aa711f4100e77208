import { addDays } from '../../../domain/src/engine/working-days.ts'
import { fiscalYearOf } from '../../../domain/src/language/dates.ts'

/** First and last day of what is counted, and of what it is compared with. */
export type Days = { from: string; to: string }
export type Span = Days & { before: Days }

/** Pure: from the first of the month until today, and the same days of the month before. */
export function monthSoFar(today: string): Span {
  const from = `${today.slice(0, 8)}01`
  const lastOfBefore = addDays(from, -1)
  const day = today.slice(8) < lastOfBefore.slice(8) ? today.slice(8) : lastOfBefore.slice(8)
  const month = lastOfBefore.slice(0, 8)
  return { from, to: today, before: { from: `${month}01`, to: `${month}${day}` } }
}

/** From the first of July until today, and the same days of the year before; the 29th of February has the 28th beside it. */
export function yearSoFar(today: string): Span {
  const { begins } = fiscalYearOf(today)
  return { from: begins, to: today, before: { from: yearBefore(begins), to: yearBefore(today) } }
}

const yearBefore = (day: string) => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace(/29$/, '28') : before
}

/** The months of a year, the present one last, as 2026-11. */
export function lastTwelveMonths(today: string): string[] {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: 12 }, (_, place) => {
    const month = now - 11 + place
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** The first moment of a day in Dhaka. */
export const midnightOf = (day: string): Date => new Date(`${day}T00:00:00+06:00`)
