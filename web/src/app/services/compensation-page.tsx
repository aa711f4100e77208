import { caseOf } from './case-of.tsx'
import { ServicePage } from './service-page.tsx'

export const CompensationPage = () => <ServicePage service="compensation" about={caseOf} aboutOwn={caseOf} />
