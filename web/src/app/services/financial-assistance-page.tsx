import { ServicePage } from './service-page.tsx'

export const FinancialAssistancePage = () => <ServicePage service="fa-financial-assistance" />
