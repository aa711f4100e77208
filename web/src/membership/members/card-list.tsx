import { getOwn } from '@wewb/domain/collections/get-own'
import { useLanguage } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { cardStateMessages, cardClosureReasonMessages, memberMessages } from './member-messages.ts'
import type { Membership } from './use-membership.ts'

type Card = Membership['cards'][number]

const looks: Record<Card['state'], Status> = { VALID: 'done', REPLACED: 'draft', REVOKED: 'refused' }

/** Lists all cards, newest first, with the reason why earlier ones ended. */
export function CardList({ cards }: Pick<Membership, 'cards'>) {
  const { text, date } = useLanguage()
  return (
    <section aria-label={text(memberMessages.cards)}>
      <h3 className="mb-1 font-bold">{text(memberMessages.cards)}</h3>
      <ul>
        {cards.map(({ serial, issuedOn, state, reason }) => {
          const why = state === 'VALID' ? undefined : getOwn(cardClosureReasonMessages, reason)
          return (
            <li
              key={serial}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <span className="font-semibold">{text(memberMessages.cardNo, { n: serial })}</span>
              <span className="text-muted">{text(memberMessages.issuedOn, { date: date(issuedOn) })}</span>
              <StatusBadge status={looks[state]}>{text(cardStateMessages[state])}</StatusBadge>
              {why && <span className="text-sm text-muted">{text(why)}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
