import { caseOf } from './case-of.tsx'
import { ServicePage } from './service-page.tsx'

export const FinancialAssistancePage = () => <ServicePage service="fa-financial-assistance" about={caseOf} aboutOwn={caseOf} />
