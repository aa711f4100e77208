import { ServicePage } from './service-page.tsx'

export const RepatriationApplicationPage = () => <ServicePage service="fa-repatriation" />
