import { History } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { read } from '../../api-client/session.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { words } from './words.ts'

const service = 'edu-allowance'

// Nobody needs both: an applicant never loads the desk, an officer the applicant's side only to fill in for somebody.
const Applying = lazy(async () => ({ default: (await import('../../features/applying/applying.tsx')).Applying }))
const ServiceDesk = lazy(async () => ({ default: (await import('../../features/desk/service-desk.tsx')).ServiceDesk }))

/** One path, two sides: those who apply and those who decide. */
export function EducationAllowancePage() {
  const [query] = useSearchParams()
  const isStaff = read('user')?.user_type !== 'APPLICANT'
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isStaff && !query.has('fill') ? <ServiceDesk service={service} /> : <Applying service={service} aside={<EarlierApplication />} />}
    </Suspense>
  )
}

/** Stipends of past years were applied for on paper or elsewhere; they can be linked to the account. */
function EarlierApplication() {
  const text = useText()
  return (
    <Card title={text(words.earlier)}>
      <p className="mb-4 text-muted">{text(words.earlierText)}</p>
      <ButtonLink to="/dashboard#earlier-application" look="secondary" icon={<History aria-hidden size={20} />}>
        {text(words.link)}
      </ButtonLink>
    </Card>
  )
}
