import type { PublicationState as State } from '../../../../domain/src/content/publication.ts'
import { useText } from '../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import { words } from './words.ts'

const looks: Record<State, Status> = { draft: 'draft', scheduled: 'in-process', published: 'done', over: 'draft' }

export function PublicationState({ state }: { state: State }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(words[state])}</StatusBadge>
}
