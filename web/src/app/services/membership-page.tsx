import { Suspense } from 'react'
import { readSession } from '#lib/api-client/session-storage.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { lazy } from '#lib/lazy/lazy.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'
import { passportChangeServiceCode, parseMembershipService } from './membership-service.ts'

const Applying = lazy(
  async () => (await import('#casework/applying/service-applicant-pages.tsx')).ServiceApplicantPages,
  PageSkeleton,
)
// Lazy, because the form needs neither of them.
const MembershipDesk = lazy(async () => (await import('./membership-desk.tsx')).MembershipDesk, PageSkeleton)
const MembershipHome = lazy(async () => (await import('./membership-home.tsx')).MembershipHome, PageSkeleton)

/** Membership and passport change share a screen; the application number determines the service. */
export function MembershipPage() {
  const [query] = useSearchParams()
  const service = parseMembershipService(query)
  const isStaff = readSession('user')?.user_type !== 'APPLICANT'
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isStaff && !query.has('fill') ? (
        <MembershipDesk key={service} service={service} />
      ) : query.has('application') || service === passportChangeServiceCode ? (
        <Applying service={service} />
      ) : (
        <MembershipHome />
      )}
    </Suspense>
  )
}
