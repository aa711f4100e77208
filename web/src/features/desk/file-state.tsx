import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { State } from '../../../../domain/src/definition/workflow.ts'
import { useText } from '../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'

const looks: Record<State['colour'], Status> = {
  grey: 'draft',
  amber: 'needs-you',
  orange: 'needs-you',
  blue: 'in-process',
  green: 'done',
  red: 'refused',
}

type Stated = { colour: string; statusText: string; statusTextBng: string }

/** The state of a file in the words of its service. */
export function FileState({ colour, statusText, statusTextBng }: Stated) {
  const text = useText()
  return <StatusBadge status={getOwn(looks, colour) ?? 'draft'}>{text({ bn: statusTextBng, en: statusText })}</StatusBadge>
}
