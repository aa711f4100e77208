import { BookUser } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { read } from '../../api-client/session.ts'
import { useMyMembership } from '../../features/membership/use-membership.ts'
import type { Application } from '../../forms/application.ts'
import { MyApplications } from '../../forms/my-applications.tsx'
import { addressOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { membership, passportChange, serviceIn } from './membership-service.ts'
import { words } from './words.ts'

const Applying = lazy(async () => ({ default: (await import('../../features/applying/applying.tsx')).Applying }))
const BeginApplication = lazy(async () => ({ default: (await import('../../features/applying/begin-application.tsx')).BeginApplication }))
const ServiceDesk = lazy(async () => ({ default: (await import('../../features/desk/service-desk.tsx')).ServiceDesk }))
const MyMembership = lazy(async () => ({ default: (await import('../../features/membership/my-membership.tsx')).MyMembership }))
const MemberPanel = lazy(async () => ({ default: (await import('../../features/membership/member-panel.tsx')).MemberPanel }))

/** Membership and the change of a member's passport share a screen; the number of an application says which of them it is. */
export function MembershipPage() {
  const [query] = useSearchParams()
  const service = serviceIn(query)
  const isStaff = read('user')?.user_type !== 'APPLICANT'
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isStaff && !query.has('fill') ? (
        <ServiceDesk key={service} service={service} tabs={<DeskTabs current={service} />} about={memberOf} />
      ) : query.has('application') || service === passportChange ? (
        <Applying service={service} />
      ) : (
        <MembershipHome />
      )}
    </Suspense>
  )
}

function DeskTabs({ current }: { current: string }) {
  const text = useText()
  const tabs = [membership, passportChange].map((id) => ({ id, label: text(tabNames[id]), to: addressOfService(id) }))
  return <Tabs label={text(words.memberServices)} tabs={tabs} current={current} />
}

const tabNames = { [membership]: words.membershipFiles, [passportChange]: words.passportFiles }

/** Of an approved file: the member it made, or whose passport it changed. */
const memberOf = ({ membershipId }: Application) => membershipId && <MemberPanel membershipId={membershipId} />

/** Who is a member sees the membership, and is not asked to apply for it again. */
function MembershipHome() {
  const text = useText()
  const mine = useMyMembership()
  if (mine.isPending) return <PageSkeleton />
  if (mine.error) return <LoadFailed problem={mine.error} onRetry={() => void mine.refetch()} />
  if (!mine.data) return <Applying service={membership} />
  const isActive = mine.data.state === 'ACTIVE'
  const newPassport = isActive && (
    <BeginApplication service={passportChange} look="secondary" icon={<BookUser aria-hidden size={20} />}>
      {text(words.newPassport)}
    </BeginApplication>
  )
  return (
    <Applying
      service={membership}
      isOffered={!isActive}
      first={<MyMembership passportChange={newPassport} />}
      aside={<PassportChanges />}
    />
  )
}

function PassportChanges() {
  const text = useText()
  return (
    <Card title={text(words.passportChanges)}>
      <MyApplications service={passportChange} empty={<p className="text-muted">{text(words.noPassportChanges)}</p>} />
    </Card>
  )
}
