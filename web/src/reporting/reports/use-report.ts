import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listReportFilters, listReports } from '@wewb/domain/reporting/report-contracts'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { ReportParams } from './report-params.ts'
import { toReportQuery, reportEndpoints, type ReportResponse } from './report-endpoints.ts'

/** A report with a chart loads completely, or the chart would show a part; a list loads in pages. */
const sizes = { chart: 100, list: 25 }

export const useReportCatalogue = () =>
  useQuery({ queryKey: ['reports'], queryFn: async () => (await sendRequest(listReports)).data, staleTime: Infinity })

export const savedFiltersKey = (screen: ReportScreen) => ['report-filters', screen]
export const useSavedFilters = (screen: ReportScreen) =>
  useQuery({
    queryKey: savedFiltersKey(screen),
    queryFn: async () => (await sendRequest(listReportFilters, { query: { screen } })).data.list,
  })

export function useReport(screen: ReportScreen, request: ReportParams, isRendered: boolean) {
  const query = {
    ...toReportQuery(screen, request),
    page: request.page,
    size: isRendered ? sizes.chart : sizes.list,
  }
  return useQuery({
    queryKey: ['report', screen, query],
    queryFn: async () => (await sendRequest(reportEndpoints[screen], { query })).data as ReportResponse,
    // Another page or order of the same report keeps the previous data; another report does not.
    placeholderData: (last: ReportResponse | undefined, lastQuery) =>
      lastQuery?.queryKey[1] === screen && isOf(lastQuery.queryKey[2], query) ? keepPreviousData(last) : undefined,
    staleTime: 0,
  })
}

const isOf = (last: unknown, query: Record<string, unknown>) => {
  const { code, mode } = last as Record<string, unknown>
  return code === query['code'] && mode === query['mode']
}
