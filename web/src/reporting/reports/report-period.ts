import { dateRangeOf, periods, type DateRange, type Period } from '@wewb/domain/reporting/periods'
import type { ReportFilterValues } from './report-params.ts'

/** Default period. */
export const defaultPeriod: Period = 'this-year'

/** Returns the named period; without dates the default, or none if the report needs no period. */
export const findPeriod = ({ period, from, to }: ReportFilterValues, isOptional = false): Period | undefined =>
  (period as Period | undefined) ?? (from || to || isOptional ? undefined : defaultPeriod)

/** Returns the first and last day; a missing one stays open. */
export function toDateRange(filters: ReportFilterValues, today: string, isOptional = false): Partial<DateRange> {
  const period = findPeriod(filters, isOptional)
  if (period) return dateRangeOf[period](today)
  const { from, to } = filters
  return { ...(from && { from }), ...(to && { to }) }
}

/** Converts dates that match a named period to its name, so that "last month" moves on with time. */
export function toPeriodFilters(days: DateRange, today: string): ReportFilterValues {
  const named = periods.find(
    (period) => dateRangeOf[period](today).from === days.from && dateRangeOf[period](today).to === days.to,
  )
  return named ? { period: named } : { from: days.from, to: days.to }
}
