import type { BatchState, PaymentState } from '../../../../../domain/src/contracts/payments.ts'
import { useText } from '../../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { batchStateWords, paymentStateWords } from './words.ts'

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

export function BatchBadge({ state }: { state: BatchState }) {
  const text = useText()
  return <StatusBadge status={batchLooks[state]}>{text(batchStateWords[state])}</StatusBadge>
}

export function PaymentBadge({ state }: { state: PaymentState }) {
  const text = useText()
  return <StatusBadge status={paymentLooks[state]}>{text(paymentStateWords[state])}</StatusBadge>
}
