import { caseOf } from './case-of.tsx'
import { ServicePage } from './service-page.tsx'

export const RepatriationApplicationPage = () => <ServicePage service="fa-repatriation" about={caseOf} aboutOwn={caseOf} />
