import { messageStateNames, type VisibleMessageState } from '@wewb/domain/messaging/message-states'
import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'

const looks: Record<VisibleMessageState, Status> = {
  queued: 'in-process',
  sending: 'in-process',
  retry: 'in-process',
  sent: 'in-process',
  delivered: 'done',
  failed: 'refused',
  unknown: 'needs-you',
  expired: 'draft',
  stopped: 'draft',
}

export function MessageStateBadge({ state }: { state: VisibleMessageState }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(messageStateNames[state])}</StatusBadge>
}
