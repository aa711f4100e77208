import type { Condition, Predicate } from '#engine/conditions/condition.ts'
import type { Rule } from '#engine/definition/rule.ts'
import type { Move } from '#engine/definition/workflow.ts'
import * as actionFields from './action-fields.ts'
import type { ApprovalChain } from './approval-chain.ts'
import { reviewStateIds } from './states.ts'

const withinBudget: Rule = {
  must: { field: 'approvedAmount', atMost: { fact: 'budget.left' } },
  at: 'approvedAmount',
  otherwise: { bn: 'বরাদ্দের অবশিষ্ট অর্থের চেয়ে বেশি।', en: 'More than what is left of the budget.' },
}

/** T6: the last desk approves; two moves if there is an alternative approval. */
export function approvalMoves({
  pays,
  notifiedAtPublication,
  approved = {},
  later,
  fixedAmount,
  grantsOf,
  approvedOtherwise,
}: ApprovalChain): Move[] {
  const amount = fixedAmount
    ? actionFields.fixedAmount
    : grantsOf
      ? actionFields.approvedAmountUpTo(grantsOf)
      : actionFields.approvedAmount
  const amounts = pays ? [amount, actionFields.sanctionMemoNo] : []
  const notification =
    notifiedAtPublication || approved.isSilent ? {} : { notifies: approved.notifies ?? ('APPROVED' as const) }
  const approve: Move = {
    id: 'approve',
    row: 'T6',
    from: reviewStateIds,
    to: 'approved',
    by: 'holder',
    needs: 'approve',
    at: 'last',
    guards: ['four-eyes'],
    handsTo: later ? 'later' : 'nobody',
    passesOn: true,
    asks: [...amounts, actionFields.optionalNote],
    ...(pays && !grantsOf ? { rules: [withinBudget] } : {}),
    ...notification,
    ...(approved.when ? { when: approved.when } : {}),
    ...(approved.does ? { does: approved.does } : {}),
    label: { bn: 'অনুমোদন', en: 'Approve' },
  }
  return approvedOtherwise
    ? [
        { ...approve, when: both(approved.when, { not: approvedOtherwise.when }) },
        { ...approve, ...approvedOtherwise, when: both(approved.when, approvedOtherwise.when) },
      ]
    : [approve]
}

/** T11: the approver revokes the approval before it is in a batch. */
export const revokeMove = ({ pays, approved = {} }: ApprovalChain): Move => ({
  id: 'revoke',
  row: 'T11',
  from: pays ? ['approved', 'payment-queued'] : ['approved'],
  to: 'back-at-desk',
  by: 'approver',
  needs: 'approve',
  guards: ['not-in-batch'],
  handsTo: 'before-last',
  asks: [actionFields.note],
  alerts: true,
  ...(approved.revokedBy ? { does: approved.revokedBy } : {}),
  label: { bn: 'অনুমোদন প্রত্যাহার', en: 'Revoke the approval' },
})

/** Combines two conditions if the first is given. */
const both = (first: Predicate | undefined, second: Predicate | { not: Predicate }): Condition =>
  first ? { all: [first, second] } : second
