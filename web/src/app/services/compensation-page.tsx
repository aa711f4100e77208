import { renderCasePanel } from './render-case-panel.tsx'
import { ServicePage } from './service-page.tsx'

export const CompensationPage = () => (
  <ServicePage service="compensation" about={renderCasePanel} renderApplicantPanel={renderCasePanel} />
)
