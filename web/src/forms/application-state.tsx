import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { useText } from '../i18n/language.tsx'
import { StatusBadge, type Status } from '../ui/status-badge.tsx'
import { applicationWords, statusNames } from './application-words.ts'

/** The colours of a workflow as the states people know. Waiting is amber to an officer; to the applicant it asks for nothing. */
const looks: Record<string, Status> = {
  grey: 'draft',
  amber: 'in-process',
  blue: 'in-process',
  orange: 'needs-you',
  green: 'done',
  red: 'refused',
}

/** A refusal under appeal and a corrected account keep their status; their colour says that they are being looked at again. */
const ownColours: Record<string, string> = { REJECTED: 'red', PAYMENT_FAILED: 'orange' }

type Props = { status: string; colour: string }

export function StateBadge({ status, colour }: Props) {
  const text = useText()
  const isLookedAtAgain = (getOwn(ownColours, status) ?? colour) !== colour
  const name = isLookedAtAgain ? applicationWords.lookedAtAgain : (getOwn(statusNames, status) ?? { bn: status, en: status })
  return <StatusBadge status={getOwn(looks, colour) ?? 'in-process'}>{text(name)}</StatusBadge>
}
