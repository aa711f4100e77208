import type { Bilingual } from '#language/bilingual.ts'
import { fiscalYearOf } from '#language/dates.ts'

export const periods = ['this-year', 'last-year', 'this-quarter', 'last-month'] as const
export type Period = (typeof periods)[number]
export type DateRange = { from: string; to: string }

export const periodNames: Record<Period, Bilingual> = {
  'this-year': { bn: 'চলতি অর্থবছর', en: 'This fiscal year' },
  'last-year': { bn: 'গত অর্থবছর', en: 'Last fiscal year' },
  'this-quarter': { bn: 'চলতি ত্রৈমাসিক', en: 'This quarter' },
  'last-month': { bn: 'গত মাস', en: 'Last month' },
}

/** First and last day of a period relative to today. Years are fiscal years, July to June. */
export const dateRangeOf: Record<Period, (today: string) => DateRange> = {
  'this-year': (today) => yearFrom(Number(fiscalYearOf(today).begins.slice(0, 4))),
  'last-year': (today) => yearFrom(Number(fiscalYearOf(today).begins.slice(0, 4)) - 1),
  'this-quarter': (today) => monthsFrom(today, -((Number(today.slice(5, 7)) - 1) % 3), 3),
  'last-month': (today) => monthsFrom(today, -1, 1),
}

const yearFrom = (first: number): DateRange => ({ from: `${first}-07-01`, to: `${first + 1}-06-30` })

function monthsFrom(today: string, shift: number, count: number): DateRange {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  return { from: dayOf(Date.UTC(year, month + shift, 1)), to: dayOf(Date.UTC(year, month + shift + count, 0)) }
}
