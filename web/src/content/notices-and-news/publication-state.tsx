import type { PublicationState as State } from '@wewb/domain/content/publication'
import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { contentMessages } from './messages.ts'

const looks: Record<State, Status> = { draft: 'draft', scheduled: 'in-process', published: 'done', over: 'draft' }

export function PublicationState({ state }: { state: State }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(contentMessages[state])}</StatusBadge>
}
