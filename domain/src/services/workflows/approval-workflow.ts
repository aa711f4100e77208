import type { Desk, Move, Workflow } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import * as actionFields from './action-fields.ts'
import type { ApprovalChain } from './approval-chain.ts'
import { approvalMoves, revokeMove } from './approval-moves.ts'
import { paymentMoves } from './payment-moves.ts'
import { reasonCodes } from './reason-codes.ts'
import { appealMoves, closeUnanswered, rejectMove } from './rejection-moves.ts'
import { stageMoves } from './stage-moves.ts'
import { caseStates, paymentStates, reviewStateIds, reviewStates } from './states.ts'

/** Builds the moves T1 to T15 (docs/domain/workflows.md) for the desks of one service. */
export function createApprovalWorkflow(chain: ApprovalChain): Workflow {
  const {
    desks,
    pays,
    notifiedAtPublication,
    submitted = {},
    forwardsWhen,
    approved = {},
    rejectionFields = [],
    rejectionReasons,
    stages,
    later,
    recommends,
    fixedAmount,
    grantsOf,
    approvedOtherwise,
    moves: own = [],
  } = chain
  const recommended = pays && !recommends && !fixedAmount && !grantsOf ? [actionFields.recommendedAmount] : []
  const isReason = ({ value }: { value: string }) => rejectionReasons?.includes(value) ?? true
  const reasonCode: Field = { ...actionFields.reasonCode, options: reasonCodes.filter(isReason) }
  const screened = submitted.does ? { does: submitted.does } : {}
  const unless = approvedOtherwise && { not: approvedOtherwise.when }
  const moves: Move[] = [
    {
      id: 'submit',
      row: 'T1',
      from: ['draft'],
      to: 'pending',
      by: 'applicant',
      onBehalf: true,
      handsTo: 'first',
      notifies: submitted.notifies ?? 'SUBMITTED',
      ...screened,
      ...(stages ? { stage: stages.all[0].id } : {}),
      label: { bn: 'দাখিল', en: 'Submit' },
    },
    {
      id: 'forward',
      row: 'T2',
      ...(forwardsWhen ? { when: forwardsWhen } : {}),
      from: reviewStateIds,
      to: 'forwarded',
      by: 'holder',
      needs: 'forward',
      at: 'not-last',
      handsTo: 'next',
      passesOn: true,
      asks: [...recommended, actionFields.optionalNote],
      label: { bn: 'অগ্রায়ন', en: 'Forward' },
    },
    {
      id: 'send-to-desk',
      row: 'T3',
      from: reviewStateIds,
      to: 'back-at-desk',
      by: 'holder',
      needs: 'backward',
      at: 'not-first',
      handsTo: 'chosen',
      asks: [toDesk(desks), actionFields.note],
      label: { bn: 'পূর্বের ডেস্কে ফেরত', en: 'Send back to a desk' },
    },
    {
      id: 'send-back',
      row: 'T4',
      from: reviewStateIds,
      to: 'returned',
      by: 'holder',
      needs: 'backward',
      handsTo: 'applicant',
      unlocks: 'chosen',
      asks: [actionFields.fieldsToCorrect, actionFields.dueOn, actionFields.note],
      notifies: 'RETURNED',
      label: { bn: 'আবেদনকারীকে ফেরত', en: 'Send back to the applicant' },
    },
    {
      id: 'resubmit',
      row: 'T5',
      from: ['returned'],
      to: 'pending',
      by: 'applicant',
      onBehalf: true,
      handsTo: 'sender',
      ...screened,
      label: { bn: 'সংশোধন করে দাখিল', en: 'Submit again' },
    },
    ...approvalMoves(chain),
    rejectMove(reasonCode, rejectionFields),
    {
      id: 'withdraw',
      row: 'T8',
      from: ['pending', 'returned'],
      to: 'withdrawn',
      by: 'applicant',
      guards: ['not-in-review'],
      handsTo: 'nobody',
      label: { bn: 'প্রত্যাহার', en: 'Withdraw' },
    },
    ...(isReason({ value: 'NO_RESPONSE' }) ? [closeUnanswered] : []),
    ...appealMoves(reasonCode),
    ...(approved.isFinal ? [] : [revokeMove(chain)]),
    ...(stages && !stages.byMoves ? stageMoves(stages, later !== undefined) : []),
    ...(later?.moves ?? []),
    ...own,
    ...(pays
      ? paymentMoves([pays].flat(), {
          notifiedAtPublication,
          when: unless,
          stage: stages?.paid,
          hasLaterDesks: later !== undefined,
        })
      : []),
  ]
  const decided = {
    ...reviewStates.approved,
    ...approved.state,
    ...(notifiedAtPublication ? { secret: true as const } : {}),
  }
  const { ends: _, ...ongoing } = decided
  const { closed: _closed, ...unclosed } = paymentStates
  const states = {
    ...reviewStates,
    // With later desks, the approval does not end the workflow.
    approved: later ? ongoing : decided,
    ...(stages || later ? caseStates : {}),
    ...(pays ? (later ? unclosed : paymentStates) : {}),
  }
  return {
    start: 'draft',
    desks: recommends ? desks.map((desk) => recommending(desk, recommends)) : desks,
    ...(later ? { later: later.desks } : {}),
    ...(stages ? { stages: stages.all } : {}),
    states,
    moves,
  }
}

/** Adds the recommended amount to the action fields of the named desk. */
const recommending = (desk: Desk, id: string): Desk =>
  desk.id === id ? { ...desk, asks: [...(desk.asks ?? []), actionFields.recommendedAmount] } : desk

const toDesk = (desks: readonly Desk[]): Field => ({
  kind: 'choice',
  id: 'toDesk',
  display: 'radio',
  label: { bn: 'যে ডেস্কে যাবে', en: 'To which desk' },
  // Returns only go to earlier desks, so the last is excluded. A chain of one desk still needs one option for the
  // choice to be valid.
  options: (desks.length > 1 ? desks.slice(0, -1) : desks).map(({ id, label }) => ({ value: id, label })),
})
