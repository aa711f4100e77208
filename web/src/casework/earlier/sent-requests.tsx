import type { LinkRequestState, listLinkRequests } from '@wewb/domain/casework/link-request-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { useLanguage } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { earlierMessages, requestStateMessages } from './messages.ts'

const badges: Record<LinkRequestState, Status> = {
  WAITING: 'in-process',
  ACCEPTED: 'done',
  REFUSED: 'refused',
  EXPIRED: 'draft',
  ENDED: 'draft',
}

/** The reader's own requests with their state. */
export function SentRequests({ requests }: { requests: ResponseOf<typeof listLinkRequests>['sent'] }) {
  const { text, date } = useLanguage()
  if (requests.length === 0) return <p className="text-muted">{text(earlierMessages.sentNone)}</p>
  return (
    <ul className="grid divide-y divide-line">
      {requests.map(({ id, applicationNo, state, requestedAt, expiresAt }) => (
        <li key={id} className="py-3 first:pt-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold tabular-nums">{applicationNo}</span>
            <StatusBadge status={badges[state]}>{text(requestStateMessages[state].word)}</StatusBadge>
          </p>
          <p>{text(requestStateMessages[state].sentence, { date: date(expiresAt) })}</p>
          <p className="text-sm text-muted">{text(earlierMessages.sentOn, { date: date(requestedAt) })}</p>
        </li>
      ))}
    </ul>
  )
}
