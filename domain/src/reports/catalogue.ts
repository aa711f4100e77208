import { filesReports } from './files-behind.ts'
import { generalReports } from './general/catalogue.ts'
import { miscellaneousReports } from './miscellaneous/catalogue.ts'
import type { Report, ReportScreen } from './report.ts'
import { smsReports } from './sms/catalogue.ts'

/** Every report of the portal. A new one is a value here and what counts it in `api/src/reports`. */
export const reports: readonly Report[] = [...miscellaneousReports, ...generalReports, ...filesReports, ...smsReports]

export const findReport = (screen: ReportScreen, code: string): Report | undefined =>
  reports.find((report) => report.screen === screen && report.code === code)
