import { ServicePage } from './service-page.tsx'

export const SurokkhaApplicationPage = () => <ServicePage service="surokkha" />
