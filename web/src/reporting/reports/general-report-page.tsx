import { ReportPage } from './report-page.tsx'

export const GeneralReportPage = () => <ReportPage screen="general-report" />
