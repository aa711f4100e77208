import { useText } from '../i18n/language.tsx'
import { StatusBadge, type Status } from '../ui/status-badge.tsx'
import { statusNames } from './application-words.ts'

/** The colours of a workflow as the states people know. Waiting is amber to an officer; to the applicant it asks for nothing. */
const looks: Record<string, Status> = {
  grey: 'draft',
  amber: 'in-process',
  blue: 'in-process',
  orange: 'needs-you',
  green: 'done',
  red: 'refused',
}

type Props = { status: string; colour: string }

export function StateBadge({ status, colour }: Props) {
  const text = useText()
  const name = status in statusNames ? text(statusNames[status as keyof typeof statusNames]) : status
  return <StatusBadge status={looks[colour] ?? 'in-process'}>{name}</StatusBadge>
}
