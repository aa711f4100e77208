import type { ResponseOf, AnyContract } from '@wewb/domain/http/contract'
import {
  runGeneral,
  runMiscellaneous,
  runSmsSummary,
  type listReportFilters,
  type listReports,
} from '@wewb/domain/reporting/report-contracts'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { reportCodeParam, type ReportParams } from './report-params.ts'

export type ReportCatalogue = ResponseOf<typeof listReports>
export type CatalogueReport = ReportCatalogue['list'][number]
export type ReportResponse = ResponseOf<typeof runGeneral>
export type ReportResponseColumn = ReportResponse['columns'][number]
export type ReportResponseRow = ReportResponse['rows'][number]
export type SavedFilter = ResponseOf<typeof listReportFilters>['list'][number]

/** Endpoints of the report screens: the same response, but different report identifiers. */
export const reportEndpoints: Record<ReportScreen, AnyContract> = {
  'general-report': runGeneral,
  'miscellaneous-report': runMiscellaneous,
  'sms-module-summary-report': runSmsSummary,
}

/** Builds the query without the page: an export has all pages. */
export const toReportQuery = (screen: ReportScreen, { code, filters, sort }: ReportParams): Record<string, string> => ({
  [reportCodeParam(screen)]: code,
  ...filters,
  ...(sort && { sort }),
})
