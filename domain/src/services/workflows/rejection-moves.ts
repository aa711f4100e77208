import type { Move } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import * as actionFields from './action-fields.ts'
import { reviewStateIds } from './states.ts'

/** T7: any desk but the first rejects. */
export const rejectMove = (reasonCode: Field, rejectionFields: readonly Field[]): Move => ({
  id: 'reject',
  row: 'T7',
  from: reviewStateIds,
  to: 'rejected',
  by: 'holder',
  needs: 'reject',
  at: 'not-first',
  handsTo: 'nobody',
  asks: [reasonCode, ...actionFields.bilingualNote, ...rejectionFields],
  notifies: 'REJECTED',
  label: { bn: 'নামঞ্জুর', en: 'Reject' },
})

/** T9: closes a returned application that was not corrected in time. */
export const closeUnanswered: Move = {
  id: 'close-unanswered',
  row: 'T9',
  from: ['returned'],
  to: 'rejected',
  by: 'system',
  guards: ['past-grace'],
  handsTo: 'nobody',
  asks: [actionFields.reasonCode],
  notifies: 'REJECTED',
  label: { bn: 'সময় শেষে বন্ধ', en: 'Close unanswered' },
}

/** T10: one appeal against the rejection. `appeals.ts` defines its desks for every version of a service. */
export const appealMoves = (reasonCode: Field): Move[] => [
  {
    id: 'appeal',
    row: 'T10',
    from: ['rejected'],
    to: 'appealed',
    by: 'applicant',
    guards: ['once', 'inside-appeal-days'],
    handsTo: 'last',
    asks: [actionFields.appealText],
    label: { bn: 'আপিল', en: 'Appeal' },
  },
  {
    id: 'reopen',
    row: 'T10',
    from: ['appealed'],
    to: 'pending',
    by: 'approver',
    needs: 'approve',
    handsTo: 'before-last',
    asks: [actionFields.note],
    label: { bn: 'পুনরায় চালু', en: 'Reopen' },
  },
  {
    id: 'uphold',
    row: 'T10',
    from: ['appealed'],
    to: 'rejected',
    by: 'approver',
    needs: 'reject',
    handsTo: 'nobody',
    asks: [reasonCode, ...actionFields.bilingualNote],
    notifies: 'REJECTED',
    label: { bn: 'আপিল নামঞ্জুর', en: 'Dismiss the appeal' },
  },
]
