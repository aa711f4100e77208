import { getOwn } from '@wewb/domain/collections/get-own'
import type { Report } from '@wewb/domain/reporting/report'
import { throwProblem } from '#problems/problem.ts'
import type { ReportDataSource } from './report-data-source.ts'
import { applicationDrillDown } from './application-drill-down.ts'
import { generalDataSources } from './general/catalogue.ts'
import { miscellaneousDataSources } from './miscellaneous/catalogue.ts'
import { smsDataSources } from './sms/catalogue.ts'

const countings: Record<Report['screen'], Record<string, ReportDataSource>> = {
  'miscellaneous-report': { ...miscellaneousDataSources, FILES: applicationDrillDown },
  'general-report': { ...generalDataSources, FILES: applicationDrillDown },
  'sms-module-summary-report': smsDataSources,
}

export const getReportDataSource = ({ screen, code }: Pick<Report, 'screen' | 'code'>): ReportDataSource =>
  getOwn(countings[screen], code) ?? throwProblem('NOT_FOUND')
