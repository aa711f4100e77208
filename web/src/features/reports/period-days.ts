import { daysOf, periods, type Days, type Period } from '../../../../domain/src/reports/periods.ts'
import type { Narrowing } from './asked.ts'

/** What is shown when nobody has said anything about days. */
export const usualPeriod: Period = 'this-year'

/** The period by its name, where one was chosen or none needs to be. */
export const periodIn = ({ period, from, to }: Narrowing): Period | undefined =>
  (period as Period | undefined) ?? (from || to ? undefined : usualPeriod)

/** The first and the last day that are asked for; a day that is missing stays open. */
export function daysIn(narrowing: Narrowing, today: string): Partial<Days> {
  const period = periodIn(narrowing)
  if (period) return daysOf[period](today)
  const { from, to } = narrowing
  return { ...(from && { from }), ...(to && { to }) }
}

/** Days that are those of a period are called by its name: next month "last month" is another one. */
export function periodOfDays(days: Days, today: string): Narrowing {
  const named = periods.find((period) => daysOf[period](today).from === days.from && daysOf[period](today).to === days.to)
  return named ? { period: named } : { from: days.from, to: days.to }
}
