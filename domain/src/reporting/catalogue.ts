import { type Report, type ReportScreen, reportScreens } from './report.ts'
import { smsReports } from './sms/catalogue.ts'
import { reportMessages } from './columns.ts'
import { commonFilters } from './common-filters.ts'
import { budgetAndDurationReports } from './general/budget-and-duration.ts'
import { beneficiaryReports } from './general/beneficiaries.ts'
import { summaryReports } from './general/summaries.ts'
import { deathReports } from './miscellaneous/deaths.ts'
import { applicationReports } from './miscellaneous/applications.ts'
import { moneyReports } from './miscellaneous/money.ts'
import { peopleReports } from './miscellaneous/people.ts'

/** M01 to M14 (docs/domain/reports.md), and their drill-down lists. */
export const miscellaneousReports: readonly Report[] = [
  ...applicationReports,
  ...deathReports,
  ...moneyReports,
  ...peopleReports,
]

/** G01 to G08, in the order of their codes. */
export const generalReports: readonly Report[] = [
  ...summaryReports,
  ...beneficiaryReports,
  ...budgetAndDurationReports,
].toSorted((a, b) => (a.code < b.code ? -1 : 1))

/** Drill-down list of any figure, with links to the applications. */
const applicationDrillDown: Omit<Report, 'screen'> = {
  code: 'FILES',
  title: { bn: 'সংখ্যাটির পেছনের আবেদন', en: 'Applications behind the figure' },
  about: { bn: 'যে আবেদনগুলো গুনে সংখ্যাটি হয়েছে', en: 'The applications that the figure counts' },
  columns: [
    { id: 'application', label: reportMessages.application, kind: 'application', share: 1.6 },
    { id: 'name', label: reportMessages.name, kind: 'text', masks: 'name', share: 2.2 },
    { id: 'service', label: reportMessages.service, kind: 'text', share: 1.8 },
    { id: 'district', label: reportMessages.district, kind: 'text', share: 1.2 },
    { id: 'submittedOn', label: reportMessages.submittedOn, kind: 'day', share: 1.1 },
    { id: 'status', label: reportMessages.status, kind: 'text', share: 1.6 },
    { id: 'amount', label: reportMessages.amount, kind: 'money', share: 1.2 },
    { id: 'paidOn', label: reportMessages.paidOn, kind: 'day', share: 1.1 },
  ],
  filters: [...commonFilters, 'figure'],
  isDrillDown: true,
  sorts: [],
}

const drillDownReports: readonly Report[] = reportScreens
  .filter((screen) => screen !== 'sms-module-summary-report')
  .map((screen) => ({ ...applicationDrillDown, screen }))

/** Every report of the portal. A new report is an entry here and a query in `api/src/reporting/reports`. */
export const reports: readonly Report[] = [
  ...miscellaneousReports,
  ...generalReports,
  ...drillDownReports,
  ...smsReports,
]

export const findReport = (screen: ReportScreen, code: string): Report | undefined =>
  reports.find((report) => report.screen === screen && report.code === code)
