import { Suspense } from 'react'
import { read } from '../../api-client/session.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { later } from '../../ui/later.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { passportChange, serviceIn } from './membership-service.ts'

const Applying = later(async () => (await import('../../features/applying/applying.tsx')).Applying, PageSkeleton)
// Who fills in a form waits for neither of them.
const MembershipDesk = later(async () => (await import('./membership-desk.tsx')).MembershipDesk, PageSkeleton)
const MembershipHome = later(async () => (await import('./membership-home.tsx')).MembershipHome, PageSkeleton)

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
