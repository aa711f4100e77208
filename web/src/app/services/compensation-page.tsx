import { ServicePage } from './service-page.tsx'

export const CompensationPage = () => <ServicePage service="compensation" />
