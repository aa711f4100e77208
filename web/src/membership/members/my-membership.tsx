import type { ReactNode } from 'react'
import { printCard } from '@wewb/domain/membership/membership-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { CardLink } from './card-link.tsx'
import { CardList } from './card-list.tsx'
import { CardPdfDownloads } from '#membership/cards/card-pdf-downloads.tsx'
import { cardMessages } from '#membership/cards/card-messages.ts'
import { InsuranceFacts } from './insurance-facts.tsx'
import { MemberFacts, MembershipStateBadge } from './member-facts.tsx'
import { memberMessages } from './member-messages.ts'
import { ReplaceCard } from './replace-card.tsx'
import { ShowCard } from './show-card.tsx'
import { useUpdateMyMembershipCache, useMyMembership, type Membership } from './use-membership.ts'

/** `passportChange` links to the application for a new passport. */
type Props = { passportChange?: ReactNode }

/** The member's page: card, details and actions. Empty for non-members. */
export function MyMembership({ passportChange }: Props) {
  const { text } = useLanguage()
  const membership = useMyMembership()
  if (membership.data) return <Member member={membership.data} passportChange={passportChange} />
  if (membership.data === null) return null
  return (
    <Card title={text(memberMessages.myTitle)}>
      {membership.error ? (
        <LoadFailed problem={membership.error} onRetry={() => void membership.refetch()} />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </Card>
  )
}

function Member({ member, passportChange }: Props & { member: Membership }) {
  const { text, locale } = useLanguage()
  const save = useUpdateMyMembershipCache()
  const { membershipId, state, cards } = member
  const isActive = state === 'ACTIVE'
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <Card title={text(memberMessages.myTitle)} aside={<MembershipStateBadge state={state} />}>
        <div className="grid gap-5">
          <MemberFacts member={member} />
          {passportChange && <div className="-mt-2 flex">{passportChange}</div>}
          <InsuranceFacts insurance={member.insurance} />
          {/* A replaced card has another code: the new key remounts it. */}
          {isActive && <ShowCard key={cards[0]?.serial} membershipId={membershipId} />}
          <CardList cards={cards} />
        </div>
      </Card>
      {isActive && (
        <div className="grid gap-4">
          <Card title={text(cardMessages.papers)}>
            <CardPdfDownloads
              fetchPdf={(document) =>
                downloadFile(printCard, { params: { membershipId }, query: { paper: document, language: locale } })
              }
            />
          </Card>
          <CardLink key={cards[0]?.serial} membershipId={membershipId} />
          <ReplaceCard membershipId={membershipId} onReplaced={save} />
        </div>
      )}
    </div>
  )
}
