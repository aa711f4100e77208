import { renderCasePanel } from './render-case-panel.tsx'
import { ServicePage } from './service-page.tsx'

export const RepatriationApplicationPage = () => (
  <ServicePage service="fa-repatriation" about={renderCasePanel} renderApplicantPanel={renderCasePanel} />
)
