import type { Condition } from '#engine/conditions/condition.ts'
import type { Move } from '#engine/definition/workflow.ts'
import * as actionFields from './action-fields.ts'

type PaymentOptions = {
  notifiedAtPublication?: true | undefined
  /** Condition for the payment. */
  when?: Condition | undefined
  /** Stage of a case after the payment. */
  stage?: string | undefined
  /** Later desks complete the case after the payment, so the system does not close it. */
  hasLaterDesks?: boolean | undefined
}

const close: Move = {
  id: 'close',
  row: 'T14',
  from: ['paid'],
  to: 'closed',
  by: 'system',
  handsTo: 'nobody',
  label: { bn: 'নিষ্পন্ন', en: 'Close' },
}

/**
 * T12 to T15 (docs/domain/workflows.md): from approval to payment, and bank returns. `bank`: path to correct after a
 * return.
 */
export const paymentMoves = (
  bank: string[],
  { notifiedAtPublication, when, stage, hasLaterDesks }: PaymentOptions,
): Move[] => [
  {
    id: 'queue-payment',
    row: 'T12',
    from: ['approved'],
    to: 'payment-queued',
    by: 'system',
    ...(when ? { when } : {}),
    ...(notifiedAtPublication ? { guards: ['published'] } : { automatic: true }),
    handsTo: 'nobody',
    label: { bn: 'অর্থ প্রেরণের তালিকায়', en: 'Queue for payment' },
  },
  {
    id: 'send-advice',
    row: 'T13',
    from: ['payment-queued'],
    to: 'payment-sent',
    by: 'accounts',
    guards: ['in-batch'],
    handsTo: 'nobody',
    asks: [actionFields.adviceNo, actionFields.adviceDate],
    notifies: 'ADVICE_SENT',
    label: { bn: 'ব্যাংকে অ্যাডভাইস প্রেরণ', en: 'Send the advice' },
  },
  {
    id: 'confirm-payment',
    row: 'T14',
    from: ['payment-sent'],
    to: 'paid',
    by: 'accounts',
    guards: ['in-batch'],
    handsTo: hasLaterDesks ? 'later' : 'nobody',
    ...(stage ? { stage } : {}),
    asks: [actionFields.valueDate, actionFields.bankReference],
    notifies: 'PAID',
    label: { bn: 'পরিশোধ নিশ্চিত', en: 'Confirm payment' },
  },
  ...(hasLaterDesks ? [] : [close]),
  {
    id: 'bounce',
    row: 'T15',
    // One of several payees may be returned while another waits for a batch or for a correction.
    from: ['payment-sent', 'payment-queued', 'payment-failed', 'bank-corrected'],
    to: 'payment-failed',
    by: 'accounts',
    guards: ['in-batch'],
    handsTo: 'applicant',
    unlocks: bank,
    asks: [actionFields.returnCode],
    notifies: 'PAY_FAILED',
    label: { bn: 'ব্যাংক ফেরত', en: 'Returned by the bank' },
  },
  {
    id: 'correct-bank',
    row: 'T15',
    from: ['payment-failed'],
    to: 'bank-corrected',
    by: 'applicant',
    onBehalf: true,
    handsTo: 'first',
    label: { bn: 'সংশোধিত ব্যাংক তথ্য পাঠান', en: 'Send corrected bank details' },
  },
  {
    id: 'verify-bank',
    row: 'T15',
    from: ['bank-corrected'],
    to: 'payment-queued',
    by: 'holder',
    needs: 'verify',
    handsTo: 'nobody',
    asks: [actionFields.optionalNote],
    label: { bn: 'ব্যাংক তথ্য যাচাইকৃত', en: 'Bank details verified' },
  },
]
