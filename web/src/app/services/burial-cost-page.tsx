import { caseOf } from './case-of.tsx'
import { ServicePage } from './service-page.tsx'

export const BurialCostPage = () => <ServicePage service="fa-burial-cost" about={caseOf} aboutOwn={caseOf} />
