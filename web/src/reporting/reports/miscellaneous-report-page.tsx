import { ReportPage } from './report-page.tsx'

export const MiscellaneousReportPage = () => <ReportPage screen="miscellaneous-report" />
