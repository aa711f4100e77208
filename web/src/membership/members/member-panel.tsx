import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { CardList } from './card-list.tsx'
import { InsuranceFacts } from './insurance-facts.tsx'
import { MemberFacts, MembershipStateBadge } from './member-facts.tsx'
import { memberMessages } from './member-messages.ts'
import { useMembership } from './use-membership.ts'

/** Shows staff the membership beside its application; the server masks what they need not read. */
export function MemberPanel({ membershipId }: { membershipId: string }) {
  const text = useText()
  const { data: member, error, refetch } = useMembership(membershipId)
  return (
    <Card
      title={text(memberMessages.staffTitle)}
      {...(member && { aside: <MembershipStateBadge state={member.state} /> })}
    >
      {member ? (
        <div className="grid gap-5">
          <MemberFacts member={member} />
          <InsuranceFacts insurance={member.insurance} />
          <CardList cards={member.cards} />
        </div>
      ) : error ? (
        <LoadFailed problem={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={5} />
      )}
    </Card>
  )
}
