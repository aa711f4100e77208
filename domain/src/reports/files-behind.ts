import { reportWords } from './columns.ts'
import { reportScreens, type Report } from './report.ts'

/** The list behind a figure of any report; from it one comes to the file. */
const filesBehind: Omit<Report, 'screen'> = {
  code: 'FILES',
  title: { bn: 'সংখ্যাটির পেছনের আবেদন', en: 'Applications behind the figure' },
  about: { bn: 'যে আবেদনগুলো গুনে সংখ্যাটি হয়েছে', en: 'The applications that the figure counts' },
  columns: [
    { id: 'application', label: reportWords.application, kind: 'application', share: 1.6 },
    { id: 'name', label: reportWords.name, kind: 'text', hides: 'name', share: 2.2 },
    { id: 'service', label: reportWords.service, kind: 'text', share: 1.8 },
    { id: 'district', label: reportWords.district, kind: 'text', share: 1.2 },
    { id: 'submittedOn', label: reportWords.submittedOn, kind: 'day', share: 1.1 },
    { id: 'status', label: reportWords.status, kind: 'text', share: 1.6 },
    { id: 'amount', label: reportWords.amount, kind: 'money', share: 1.2 },
    { id: 'paidOn', label: reportWords.paidOn, kind: 'day', share: 1.1 },
  ],
  filters: ['period', 'module', 'division', 'district', 'mission', 'country', 'office', 'gender', 'status', 'figure'],
  isBehindFigure: true,
  sorts: [],
}

export const filesReports: readonly Report[] = reportScreens
  .filter((screen) => screen !== 'sms-module-summary-report')
  .map((screen) => ({ ...filesBehind, screen }))
