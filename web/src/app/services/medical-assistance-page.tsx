import { ServicePage } from './service-page.tsx'

export const MedicalAssistancePage = () => <ServicePage service="fa-medical-assistance" />
