import type { Rule } from '../../definition/rule.ts'
import type { EffectName, TemplateName } from '../../definition/statuses.ts'
import type { Desk, Move, Stage, State, Workflow } from '../../definition/workflow.ts'
import type { Field } from '../../fields/field.ts'
import * as ask from './asks.ts'
import { paymentMoves } from './payment-moves.ts'
import { caseStates, paymentStates, reviewStates } from './states.ts'

type Chain = {
  desks: [Desk, ...Desk[]]
  /** The path of the bank block; without it nothing is paid and approval is the end. */
  pays?: string
  /** Decisions are told with the published result, not one by one. */
  toldAtPublication?: true
  approved?: { notifies?: TemplateName; state?: Partial<State>; does?: EffectName; undoneBy?: EffectName; isFinal?: true }
  /** A case in stages: what they are called, what is asked with each, and whether a desk may close it without a decision. */
  stages?: { all: [Stage, ...Stage[]]; asks?: Field[]; closes?: true }
  /** After the approval: the desks that bring the case to its end, and their moves. */
  later?: { desks: [Desk, ...Desk[]]; moves: Move[] }
  /** What else is asked with a refusal, such as the refund of a fee. */
  refusalAsks?: Field[]
}

const review = ['pending', 'forwarded', 'back-at-desk']

const withinBudget: Rule = {
  must: { field: 'approvedAmount', atMost: { fact: 'budget.left' } },
  at: 'approvedAmount',
  otherwise: { bn: 'বরাদ্দের অবশিষ্ট অর্থের চেয়ে বেশি।', en: 'More than what is left of the budget.' },
}

/** The road of domain/3-workflows.md 3.1, T1 to T15, over the desks of one service. */
export function chain({ desks, pays, toldAtPublication, approved = {}, refusalAsks = [], stages, later }: Chain): Workflow {
  const [recommended, amounts] = pays ? [[ask.recommendedAmount], [ask.approvedAmount, ask.sanctionMemoNo]] : [[], []]
  const told = approved.notifies ?? 'APPROVED'
  const revoke: Move = { id: 'revoke', row: 'T11', from: pays ? ['approved', 'payment-queued'] : ['approved'], to: 'back-at-desk', by: 'approver', needs: 'approve', guards: ['not-in-batch'], handsTo: 'before-last', asks: [ask.note], alerts: true, ...(approved.undoneBy ? { does: approved.undoneBy } : {}), label: { bn: 'অনুমোদন প্রত্যাহার', en: 'Revoke the approval' } } // prettier-ignore
  const moves: Move[] = [
    { id: 'submit', row: 'T1', from: ['draft'], to: 'pending', by: 'applicant', onBehalf: true, handsTo: 'first', notifies: 'SUBMITTED', ...(stages ? { stage: stages.all[0].id } : {}), label: { bn: 'দাখিল', en: 'Submit' } },
    { id: 'forward', row: 'T2', from: review, to: 'forwarded', by: 'holder', needs: 'forward', at: 'not-last', handsTo: 'next', passesOn: true, asks: [...recommended, ask.optionalNote], label: { bn: 'অগ্রায়ন', en: 'Forward' } },
    { id: 'send-to-desk', row: 'T3', from: review, to: 'back-at-desk', by: 'holder', needs: 'backward', at: 'not-first', handsTo: 'chosen', asks: [toDesk(desks), ask.note], label: { bn: 'পূর্বের ডেস্কে ফেরত', en: 'Send back to a desk' } },
    { id: 'send-back', row: 'T4', from: review, to: 'returned', by: 'holder', needs: 'backward', handsTo: 'applicant', unlocks: 'chosen', asks: [ask.fieldsToCorrect, ask.dueOn, ask.note], notifies: 'RETURNED', label: { bn: 'আবেদনকারীকে ফেরত', en: 'Send back to the applicant' } },
    { id: 'resubmit', row: 'T5', from: ['returned'], to: 'pending', by: 'applicant', onBehalf: true, handsTo: 'sender', label: { bn: 'সংশোধন করে দাখিল', en: 'Submit again' } },
    { id: 'approve', row: 'T6', from: review, to: 'approved', by: 'holder', needs: 'approve', at: 'last', guards: ['four-eyes'], handsTo: later ? 'later' : 'nobody', passesOn: true, asks: [...amounts, ask.optionalNote], ...(pays ? { rules: [withinBudget] } : {}), ...(toldAtPublication ? {} : { notifies: told }), ...(approved.does ? { does: approved.does } : {}), label: { bn: 'অনুমোদন', en: 'Approve' } },
    { id: 'reject', row: 'T7', from: review, to: 'rejected', by: 'holder', needs: 'reject', at: 'not-first', handsTo: 'nobody', asks: [ask.reasonCode, ...ask.noteInBoth, ...refusalAsks], notifies: 'REJECTED', label: { bn: 'নামঞ্জুর', en: 'Reject' } },
    { id: 'withdraw', row: 'T8', from: ['pending', 'returned'], to: 'withdrawn', by: 'applicant', guards: ['not-in-review'], handsTo: 'nobody', label: { bn: 'প্রত্যাহার', en: 'Withdraw' } },
    { id: 'close-unanswered', row: 'T9', from: ['returned'], to: 'rejected', by: 'system', guards: ['past-grace'], handsTo: 'nobody', asks: [ask.reasonCode], notifies: 'REJECTED', label: { bn: 'সময় শেষে বন্ধ', en: 'Close unanswered' } },
    { id: 'appeal', row: 'T10', from: ['rejected'], to: 'appealed', by: 'applicant', guards: ['once', 'inside-appeal-days'], handsTo: 'last', asks: [ask.appealText], label: { bn: 'আপিল', en: 'Appeal' } },
    { id: 'reopen', row: 'T10', from: ['appealed'], to: 'pending', by: 'approver', needs: 'approve', handsTo: 'before-last', asks: [ask.note], label: { bn: 'পুনরায় চালু', en: 'Reopen' } },
    { id: 'uphold', row: 'T10', from: ['appealed'], to: 'rejected', by: 'approver', needs: 'reject', handsTo: 'nobody', asks: [ask.reasonCode, ...ask.noteInBoth], notifies: 'REJECTED', label: { bn: 'আপিল নামঞ্জুর', en: 'Dismiss the appeal' } },
    ...(approved.isFinal ? [] : [revoke]),
    ...(stages ? stageMoves(stages, later !== undefined) : []),
    ...(later?.moves ?? []),
    ...(pays ? paymentMoves(pays, toldAtPublication) : []),
  ] // prettier-ignore
  const decided = { ...reviewStates.approved, ...approved.state, ...(toldAtPublication ? { secret: true as const } : {}) }
  const { ends: _, ...ongoing } = decided
  const states = {
    ...reviewStates,
    // With desks after it, the approval is not yet the end.
    approved: later ? ongoing : decided,
    ...(stages || later ? caseStates : {}),
    ...(pays ? paymentStates : {}),
  }
  return { start: 'draft', desks, ...(later ? { later: later.desks } : {}), ...(stages ? { stages: stages.all } : {}), states, moves }
}

/** How far it has come is written down where the file lies; the applicant reads it. */
const stageMoves = ({ all, asks = [], closes }: NonNullable<Chain['stages']>, hasLater: boolean): Move[] => {
  const stage: Field = { kind: 'choice', id: 'stage', display: 'dropdown', label: { bn: 'বর্তমান অবস্থা', en: 'Current status' }, options: all.map(({ id, label }) => ({ value: id, label })) }
  const progress = { row: 'T2', by: 'holder', needs: 'forward', handsTo: 'same', stage: 'chosen', asks: [stage, ...asks, ask.optionalNote], label: { bn: 'অগ্রগতি লিখুন', en: 'Record progress' } } as const
  return [
    { ...progress, asks: [...progress.asks], id: 'progress', from: review, to: 'forwarded' },
    ...(hasLater ? [{ ...progress, asks: [...progress.asks], id: 'progress-later', from: ['approved'], to: 'approved' }] : []),
    ...(closes ? [{ id: 'close-case', row: 'T14', from: review, to: 'case-closed', by: 'holder' as const, needs: 'forward' as const, at: 'not-first' as const, handsTo: 'nobody' as const, asks: [stage, ask.note], stage: 'chosen', label: { bn: 'নথি নিষ্পত্তি', en: 'Close the case' } }] : []),
  ]
} // prettier-ignore

const toDesk = (desks: readonly Desk[]): Field => ({
  kind: 'choice',
  id: 'toDesk',
  display: 'radio',
  label: { bn: 'যে ডেস্কে যাবে', en: 'To which desk' },
  // The last desk can never be an earlier one; a chain of one desk still needs an option to be a choice.
  options: (desks.length > 1 ? desks.slice(0, -1) : desks).map(({ id, label }) => ({ value: id, label })),
})
