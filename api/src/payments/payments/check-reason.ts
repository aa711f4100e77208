import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { settlementReasonLength } from '@wewb/domain/payments/settlement-contracts'

/** Validates the trimmed reason or note of one of two people; the contract limits its length upwards. */
export const checkReason = (path: string, reason: string): Issue[] =>
  reason === ''
    ? [issue(path, 'required')]
    : reason.length < settlementReasonLength.shortest
      ? [{ ...issue(path, 'too-short'), limit: settlementReasonLength.shortest }]
      : []
