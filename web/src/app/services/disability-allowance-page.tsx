import type { Application } from '#form-engine/applications/application.ts'
import { SubmitLifeCertificate } from './submit-life-certificate.tsx'
import { ServicePage } from './service-page.tsx'

export const DisabilityAllowancePage = () => (
  <ServicePage service="dis-allowance" renderApplicantPanel={lifeCertificate} />
)

const lifeCertificate = (application: Application) => <SubmitLifeCertificate application={application} />
