import type { BatchState, PaymentState } from '@wewb/domain/payments/payment-contracts'
import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { batchStateMessages, paymentStateMessages } from './messages.ts'

const batchLooks: Record<BatchState, Status> = {
  MADE: 'needs-you',
  AUTHORISED: 'in-process',
  SENT: 'in-process',
  RETURNED: 'in-process',
  RECONCILED: 'done',
  CANCELLED: 'draft',
}

const paymentLooks: Record<PaymentState, Status> = {
  QUEUED: 'draft',
  IN_BATCH: 'draft',
  SENT: 'in-process',
  PAID: 'done',
  FAILED: 'refused',
  WITHDRAWN: 'draft',
}

export function BatchStateBadge({ state }: { state: BatchState }) {
  const text = useText()
  return <StatusBadge status={batchLooks[state]}>{text(batchStateMessages[state])}</StatusBadge>
}

export function PaymentStateBadge({ state }: { state: PaymentState }) {
  const text = useText()
  return <StatusBadge status={paymentLooks[state]}>{text(paymentStateMessages[state])}</StatusBadge>
}
