import { useText } from '../../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import type { Broadcast } from './use-broadcasts.ts'
import { words } from './words.ts'

const looks: Record<Broadcast['state'], Status> = { WAITING: 'needs-you', RUNNING: 'in-process', DONE: 'done', STOPPED: 'draft' }

export function BroadcastState({ state }: { state: Broadcast['state'] }) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(words[state])}</StatusBadge>
}
