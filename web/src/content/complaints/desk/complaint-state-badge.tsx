import type { ComplaintState } from '@wewb/domain/content/complaints/states'
import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import type { ComplaintRow } from './use-complaints.ts'

const looks: Record<ComplaintState, Status> = {
  RECEIVED: 'needs-you',
  ASSIGNED: 'in-process',
  INFO_WANTED: 'draft',
  HEARING: 'in-process',
  REFERRED: 'in-process',
  RESOLVED: 'done',
  DISMISSED: 'refused',
  APPEALED: 'needs-you',
}

export function ComplaintStateBadge({
  state,
  stateName,
  stateNameBng,
}: Pick<ComplaintRow, 'state' | 'stateName' | 'stateNameBng'>) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text({ bn: stateNameBng, en: stateName })}</StatusBadge>
}
