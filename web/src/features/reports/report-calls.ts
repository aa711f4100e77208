import type { AnswerOf, AnyContract } from '../../../../domain/src/contracts/contract.ts'
import {
  runGeneral,
  runMiscellaneous,
  runSmsSummary,
  type listReportFilters,
  type listReports,
} from '../../../../domain/src/contracts/reports.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { codeName, type Asked } from './asked.ts'

export type Catalogue = AnswerOf<typeof listReports>
export type CatalogueReport = Catalogue['list'][number]
export type Answer = AnswerOf<typeof runGeneral>
export type AnswerColumn = Answer['columns'][number]
export type AnswerRow = Answer['rows'][number]
export type SavedFilter = AnswerOf<typeof listReportFilters>['list'][number]

/** They answer alike and differ in what their reports are called by. */
export const runs: Record<ReportScreen, AnyContract> = {
  'general-report': runGeneral,
  'miscellaneous-report': runMiscellaneous,
  'sms-module-summary-report': runSmsSummary,
}

/** The query of a call, without its page: a file has all of them. */
export const queryOf = (screen: ReportScreen, { code, narrowing, sort }: Asked): Record<string, string> => ({
  [codeName(screen)]: code,
  ...narrowing,
  ...(sort && { sort }),
})
