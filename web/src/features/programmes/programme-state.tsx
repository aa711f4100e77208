import { useText } from '../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import { stateWords } from './words.ts'

const looks: Record<keyof typeof stateWords, Status> = { DRAFT: 'draft', PUBLISHED: 'done', CLOSED: 'needs-you', ARCHIVED: 'draft' }

export function ProgrammeState({ state }: { state: keyof typeof stateWords }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(stateWords[state])}</StatusBadge>
}
