import { BookUser } from 'lucide-react'
import { lazy } from 'react'
import { ServiceApplicantPages } from '#casework/applying/service-applicant-pages.tsx'
import { StartApplicationButton } from '#casework/applying/start-application-button.tsx'
import { useMyMembership } from '#membership/members/use-membership.ts'
import { MyApplications } from '#form-engine/applications/my-applications.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'
import { membershipServiceCode, passportChangeServiceCode } from './membership-service.ts'
import { servicePageMessages } from './messages.ts'

const MyMembership = lazy(async () => ({
  default: (await import('#membership/members/my-membership.tsx')).MyMembership,
}))

/** Shows members their membership instead of the application form. */
export function MembershipHome() {
  const text = useText()
  const myMembership = useMyMembership()
  if (myMembership.isPending) return <PageSkeleton />
  if (myMembership.error) return <LoadFailed problem={myMembership.error} onRetry={() => void myMembership.refetch()} />
  if (!myMembership.data) return <ServiceApplicantPages service={membershipServiceCode} />
  const isActive = myMembership.data.state === 'ACTIVE'
  const newPassport = isActive && (
    <StartApplicationButton
      service={passportChangeServiceCode}
      variant="secondary"
      icon={<BookUser aria-hidden size={20} />}
    >
      {text(servicePageMessages.newPassport)}
    </StartApplicationButton>
  )
  return (
    <ServiceApplicantPages
      service={membershipServiceCode}
      isOffered={!isActive}
      first={<MyMembership passportChange={newPassport} />}
      aside={<PassportChanges />}
    />
  )
}

function PassportChanges() {
  const text = useText()
  return (
    <Card title={text(servicePageMessages.passportChanges)}>
      <MyApplications
        service={passportChangeServiceCode}
        empty={<p className="text-muted">{text(servicePageMessages.noPassportChanges)}</p>}
      />
    </Card>
  )
}
