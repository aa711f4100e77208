import { periods } from '@wewb/domain/reporting/periods'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { parsePage } from '#components/tables/page-window.ts'

/** All filters of a report, by their URL parameter. */
export const reportFilterNames = [
  'period',
  'from',
  'to',
  'module',
  'division',
  'district',
  'mission',
  'country',
  'office',
  'gender',
  'status',
  'template',
  'figure',
] as const
export type ReportFilterValues = Partial<Record<(typeof reportFilterNames)[number], string>>

/** Report, filters, order and page from the URL. */
export type ReportParams = {
  code: string
  filters: ReportFilterValues
  sort: string | undefined
  page: number
  isListRequested: boolean
}

/** SMS reports are identified by `mode`, like their endpoint; the others by `code`. */
export const reportCodeParam = (screen: ReportScreen): 'mode' | 'code' =>
  screen === 'sms-module-summary-report' ? 'mode' : 'code'

export function parseReportParams(screen: ReportScreen, query: URLSearchParams): ReportParams {
  const sort = query.get('sort') ?? ''
  return {
    code: query.get(reportCodeParam(screen)) ?? '',
    filters: normalizeReportFilters(Object.fromEntries(query)),
    sort: /^-?\w{1,40}$/.test(sort) ? sort : undefined,
    page: parsePage(query.get('page')),
    isListRequested: query.has('all'),
  }
}

/** Keeps only known filters with a value; an unknown period is dropped. */
export const normalizeReportFilters = (values: Readonly<Record<string, string | undefined>>): ReportFilterValues =>
  Object.fromEntries(
    reportFilterNames.flatMap((name) => {
      const value = values[name]?.trim()
      return value && (name !== 'period' || (periods as readonly string[]).includes(value)) ? [[name, value]] : []
    }),
  )

/** Sets a named period and removes the dates. */
export const withPeriod = (filters: ReportFilterValues, period: string): ReportFilterValues => {
  const { from: _from, to: _to, ...rest } = filters
  return { ...rest, period }
}

export const reportUrl = (screen: ReportScreen, code: string, filters: ReportFilterValues): string =>
  `?${new URLSearchParams({ [reportCodeParam(screen)]: code, ...normalizeReportFilters(filters) })}`

/** `-paid` sorts by paid in descending order, `paid` ascending; undefined is the report's own order. */
type SortParam = string | undefined

export const sortDirection = (sort: SortParam, column: string): 'ascending' | 'descending' | undefined =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined

/** Cycles the sort order of a column: numbers start descending, text ascending; the third press removes it. */
export function nextSort(sort: SortParam, column: string, isNumeric: boolean): SortParam {
  const order = isNumeric ? [`-${column}`, column] : [column, `-${column}`]
  const current = order.indexOf(sort ?? '')
  return order[current + 1]
}
