import { caseOf } from './case-of.tsx'
import { ServicePage } from './service-page.tsx'

export const SurokkhaApplicationPage = () => <ServicePage service="surokkha" about={caseOf} aboutOwn={caseOf} />
