import { ServicePage } from './service-page.tsx'

export const BurialCostPage = () => <ServicePage service="fa-burial-cost" />
