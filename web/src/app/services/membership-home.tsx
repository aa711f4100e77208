import { BookUser } from 'lucide-react'
import { lazy } from 'react'
import { Applying } from '../../features/applying/applying.tsx'
import { BeginApplication } from '../../features/applying/begin-application.tsx'
import { useMyMembership } from '../../features/membership/use-membership.ts'
import { MyApplications } from '../../forms/my-applications.tsx'
import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { membership, passportChange } from './membership-service.ts'
import { words } from './words.ts'

const MyMembership = lazy(async () => ({ default: (await import('../../features/membership/my-membership.tsx')).MyMembership }))

/** Who is a member sees the membership, and is not asked to apply for it again. */
export function MembershipHome() {
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
