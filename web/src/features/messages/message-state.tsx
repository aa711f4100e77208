import { stateNames, type ShownState } from '../../../../domain/src/messages/states.ts'
import { useText } from '../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'

const looks: Record<ShownState, Status> = {
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

export function MessageState({ state }: { state: ShownState }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(stateNames[state])}</StatusBadge>
}
