import type { PublicationState as State } from '@wewb/domain/content/publication'
import { useText, useLanguage } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { contentMessages } from './messages.ts'
import { formatDateTime } from '@wewb/domain/language/date-times'

const looks: Record<State, Status> = { draft: 'draft', scheduled: 'in-process', published: 'done', over: 'draft' }

export function PublicationState({ state }: { state: State }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(contentMessages[state])}</StatusBadge>
}

/** Shows the publication period in Dhaka time. */
export function PublicationPeriod({ publishFrom, publishUntil }: { publishFrom: string; publishUntil: string | null }) {
  const { text, locale } = useLanguage()
  const from = formatDateTime(publishFrom, locale)
  return publishUntil === null
    ? text(contentMessages.fromOn, { from })
    : text(contentMessages.fromUntil, { from, until: formatDateTime(publishUntil, locale) })
}
