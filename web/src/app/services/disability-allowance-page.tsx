import type { Application } from '../../forms/application.ts'
import { GiveLifeCertificate } from './give-life-certificate.tsx'
import { ServicePage } from './service-page.tsx'

export const DisabilityAllowancePage = () => <ServicePage service="dis-allowance" aboutOwn={lifeCertificate} />

const lifeCertificate = (application: Application) => <GiveLifeCertificate application={application} />
