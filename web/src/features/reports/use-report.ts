import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listReportFilters, listReports } from '../../../../domain/src/contracts/reports.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { call } from '../../api-client/call.ts'
import type { Asked } from './asked.ts'
import { queryOf, runs, type Answer } from './report-calls.ts'

/** A report that is drawn comes whole, or the picture would be of a part; a list is read page by page, also on a phone. */
const sizes = { drawn: 100, list: 25 }

export const useCatalogue = () =>
  useQuery({ queryKey: ['reports'], queryFn: async () => (await call(listReports)).data, staleTime: Infinity })

export const savedFiltersKey = (screen: ReportScreen) => ['report-filters', screen]
export const useSavedFilters = (screen: ReportScreen) =>
  useQuery({
    queryKey: savedFiltersKey(screen),
    queryFn: async () => (await call(listReportFilters, { query: { screen } })).data.list,
  })

export function useReport(screen: ReportScreen, asked: Asked, isDrawn: boolean) {
  const query = { ...queryOf(screen, asked), page: asked.page, size: isDrawn ? sizes.drawn : sizes.list }
  return useQuery({
    queryKey: ['report', screen, query],
    queryFn: async () => (await call(runs[screen], { query })).data as Answer,
    // Another page or order of the same report keeps the last one in view; another report does not.
    placeholderData: (last: Answer | undefined, lastQuery) =>
      lastQuery?.queryKey[1] === screen && isOf(lastQuery.queryKey[2], query) ? keepPreviousData(last) : undefined,
    staleTime: 0,
  })
}

const isOf = (last: unknown, query: Record<string, unknown>) => {
  const { code, mode } = last as Record<string, unknown>
  return code === query['code'] && mode === query['mode']
}
