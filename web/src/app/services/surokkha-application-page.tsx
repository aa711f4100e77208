import { renderCasePanel } from './render-case-panel.tsx'
import { ServicePage } from './service-page.tsx'

export const SurokkhaApplicationPage = () => (
  <ServicePage service="surokkha" about={renderCasePanel} renderApplicantPanel={renderCasePanel} />
)
