import { ReportPage } from './report-page.tsx'

export const SmsModuleSummaryReportPage = () => <ReportPage screen="sms-module-summary-report" />
