import { useText } from '../../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { stateWords } from './setup-words.ts'

const looks: Record<string, Status> = {
  DRAFT: 'draft',
  PUBLISHED: 'in-process',
  OPEN: 'done',
  CLOSED: 'needs-you',
  RESULT_PUBLISHED: 'done',
}

export function SetupState({ state }: { state: string }) {
  const text = useText()
  return <StatusBadge status={looks[state] ?? 'draft'}>{stateWords[state] ? text(stateWords[state]) : state}</StatusBadge>
}
