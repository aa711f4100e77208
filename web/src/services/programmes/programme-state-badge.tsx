import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { programmeStateMessages } from './messages.ts'

const looks: Record<keyof typeof programmeStateMessages, Status> = {
  DRAFT: 'draft',
  PUBLISHED: 'done',
  CLOSED: 'needs-you',
  ARCHIVED: 'draft',
}

export function ProgrammeStateBadge({ state }: { state: keyof typeof programmeStateMessages }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(programmeStateMessages[state])}</StatusBadge>
}
