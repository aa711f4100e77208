import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import type { Broadcast } from './use-broadcasts.ts'
import { broadcastMessages } from './broadcast-messages.ts'

const looks: Record<Broadcast['state'], Status> = {
  WAITING: 'needs-you',
  RUNNING: 'in-process',
  DONE: 'done',
  STOPPED: 'draft',
}

export function BroadcastStateBadge({ state }: { state: Broadcast['state'] }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(broadcastMessages[state])}</StatusBadge>
}
