import type { ReactNode } from 'react'
import { printCard } from '../../../../domain/src/contracts/membership.ts'
import { callFile } from '../../api-client/call-file.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { CardLink } from './card-link.tsx'
import { CardList } from './card-list.tsx'
import { CardPapers } from './card-papers.tsx'
import { cardWords } from './card-words.ts'
import { InsuranceFacts } from './insurance-facts.tsx'
import { MemberFacts, MembershipState } from './member-facts.tsx'
import { memberWords as words } from './member-words.ts'
import { NewCard } from './new-card.tsx'
import { ShowCard } from './show-card.tsx'
import { useKeepMyMembership, useMyMembership, type Membership } from './use-membership.ts'

/** `passportChange`: the way to tell the board of a new passport, which is an application of its own. */
type Props = { passportChange?: ReactNode }

/** The member's own page: the card, what it stands on, and what can be done about it. Nothing for who is no member. */
export function MyMembership({ passportChange }: Props) {
  const { text } = useLanguage()
  const membership = useMyMembership()
  if (membership.data) return <Member member={membership.data} passportChange={passportChange} />
  if (membership.data === null) return null
  return (
    <Card title={text(words.myTitle)}>
      {membership.error ? <LoadFailed problem={membership.error} onRetry={() => void membership.refetch()} /> : <SkeletonLines lines={4} />}
    </Card>
  )
}

function Member({ member, passportChange }: Props & { member: Membership }) {
  const { text, locale } = useLanguage()
  const keep = useKeepMyMembership()
  const { membershipId, state, cards } = member
  const isActive = state === 'ACTIVE'
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <Card title={text(words.myTitle)} aside={<MembershipState state={state} />}>
        <div className="grid gap-5">
          <MemberFacts member={member} />
          {passportChange && <div className="-mt-2 flex">{passportChange}</div>}
          <InsuranceFacts insurance={member.insurance} />
          {/* Another card has another code: what is on the screen must not be the old one. */}
          {isActive && <ShowCard key={cards[0]?.serial} membershipId={membershipId} />}
          <CardList cards={cards} />
        </div>
      </Card>
      {isActive && (
        <div className="grid gap-4">
          <Card title={text(cardWords.papers)}>
            <CardPapers fetchPaper={(paper) => callFile(printCard, { params: { membershipId }, query: { paper, language: locale } })} />
          </Card>
          <CardLink key={cards[0]?.serial} membershipId={membershipId} />
          <NewCard membershipId={membershipId} onReplaced={keep} />
        </div>
      )}
    </div>
  )
}
