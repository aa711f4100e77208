import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { CardList } from './card-list.tsx'
import { InsuranceFacts } from './insurance-facts.tsx'
import { MemberFacts, MembershipState } from './member-facts.tsx'
import { memberWords as words } from './member-words.ts'
import { useMembership } from './use-membership.ts'

/** The membership as staff see it beside its file; the server masks what they need not read. */
export function MemberPanel({ membershipId }: { membershipId: string }) {
  const text = useText()
  const { data: member, error, refetch } = useMembership(membershipId)
  return (
    <Card title={text(words.staffTitle)} {...(member && { aside: <MembershipState state={member.state} /> })}>
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
