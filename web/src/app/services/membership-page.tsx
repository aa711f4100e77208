import { lazy, Suspense } from 'react'
import { read } from '../../api-client/session.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { passportChange, serviceIn } from './membership-service.ts'

const Applying = lazy(async () => ({ default: (await import('../../features/applying/applying.tsx')).Applying }))
// Who fills in a form waits for neither of them.
const MembershipDesk = lazy(async () => ({ default: (await import('./membership-desk.tsx')).MembershipDesk }))
const MembershipHome = lazy(async () => ({ default: (await import('./membership-home.tsx')).MembershipHome }))

/** Membership and the change of a member's passport share a screen; the number of an application says which of them it is. */
export function MembershipPage() {
  const [query] = useSearchParams()
  const service = serviceIn(query)
  const isStaff = read('user')?.user_type !== 'APPLICANT'
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isStaff && !query.has('fill') ? (
        <MembershipDesk key={service} service={service} />
      ) : query.has('application') || service === passportChange ? (
        <Applying service={service} />
      ) : (
        <MembershipHome />
      )}
    </Suspense>
  )
}
