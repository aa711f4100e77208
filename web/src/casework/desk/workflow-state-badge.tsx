import { getOwn } from '@wewb/domain/collections/get-own'
import type { State } from '@wewb/domain/engine/definition/workflow'
import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'

const looks: Record<State['colour'], Status> = {
  grey: 'draft',
  amber: 'needs-you',
  orange: 'needs-you',
  blue: 'in-process',
  green: 'done',
  red: 'refused',
}

type Stated = { colour: string; statusText: string; statusTextBng: string }

/** Shows the workflow state in the words of the service. */
export function WorkflowStateBadge({ colour, statusText, statusTextBng }: Stated) {
  const text = useText()
  return (
    <StatusBadge status={getOwn(looks, colour) ?? 'draft'}>{text({ bn: statusTextBng, en: statusText })}</StatusBadge>
  )
}
