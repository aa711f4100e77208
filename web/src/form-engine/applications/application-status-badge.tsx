import { getOwn } from '@wewb/domain/collections/get-own'
import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { applicationMessages, statusNames } from './application-messages.ts'

/** Maps workflow colours to badge variants. Waiting is amber for an officer; for the applicant it needs no action. */
const looks: Record<string, Status> = {
  grey: 'draft',
  amber: 'in-process',
  blue: 'in-process',
  orange: 'needs-you',
  green: 'done',
  red: 'refused',
}

/** A rejection under appeal and a corrected bank account keep their status; their colour shows the renewed review. */
const ownColours: Record<string, string> = { REJECTED: 'red', PAYMENT_FAILED: 'orange' }

type Props = { status: string; colour: string }

export function ApplicationStatusBadge({ status, colour }: Props) {
  const text = useText()
  const isLookedAtAgain = (getOwn(ownColours, status) ?? colour) !== colour
  const name = isLookedAtAgain
    ? applicationMessages.lookedAtAgain
    : (getOwn(statusNames, status) ?? { bn: status, en: status })
  return <StatusBadge status={getOwn(looks, colour) ?? 'in-process'}>{text(name)}</StatusBadge>
}
