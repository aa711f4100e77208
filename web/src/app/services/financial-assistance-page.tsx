import { renderCasePanel } from './render-case-panel.tsx'
import { ServicePage } from './service-page.tsx'

export const FinancialAssistancePage = () => (
  <ServicePage service="fa-financial-assistance" about={renderCasePanel} renderApplicantPanel={renderCasePanel} />
)
