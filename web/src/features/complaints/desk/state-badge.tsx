import type { ComplaintState } from '../../../../../domain/src/complaints/states.ts'
import { useText } from '../../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import type { ComplaintRow } from './use-complaints.ts'

const looks: Record<ComplaintState, Status> = {
  RECEIVED: 'needs-you', ASSIGNED: 'in-process', INFO_WANTED: 'draft', HEARING: 'in-process', REFERRED: 'in-process',
  RESOLVED: 'done', DISMISSED: 'refused', APPEALED: 'needs-you',
} // prettier-ignore

export function StateBadge({ state, stateName, stateNameBng }: Pick<ComplaintRow, 'state' | 'stateName' | 'stateNameBng'>) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text({ bn: stateNameBng, en: stateName })}</StatusBadge>
}
