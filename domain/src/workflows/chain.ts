import type { Condition, Test } from '../conditions/condition.ts'
import type { FactName } from '../conditions/facts.ts'
import type { Rule } from '../definition/rule.ts'
import type { EffectName, TemplateName } from '../definition/statuses.ts'
import type { Desk, Move, Stage, State, Workflow } from '../definition/workflow.ts'
import type { Field } from '../fields/field.ts'
import type { Bilingual } from '../language/bilingual.ts'
import * as ask from './asks.ts'
import { paymentMoves } from './payment-moves.ts'
import { reasons } from './reasons.ts'
import { caseStates, paymentStates, reviewStates } from './states.ts'

type Chain = {
  desks: [Desk, ...Desk[]]
  /** The path of the bank block, and of what decides whether it is asked; without it nothing is paid and approval is the end. */
  pays?: string | [string, ...string[]]
  /** The one desk that says how much; without it every desk on the way does. */
  recommends?: string
  /** Everyone gets the same sum, that of `grants.amount`: nobody recommends it, nobody types it. */
  fixedAmount?: true
  /** The sum is there already, as a compensation the board has received: this fact, and not more, can be granted. */
  grantsOf?: FactName
  /** Decisions are told with the published result, not one by one. */
  toldAtPublication?: true
  /** What is told and done when it is handed in; it is done again with a corrected form. */
  submitted?: { notifies?: TemplateName; does?: EffectName }
  /** No desk lets it go before; looks at earlier replies too. */
  forwardsWhen?: Condition
  /** `when`: only then can it be granted. `isSilent`: the stages of the case tell it. */
  approved?: {
    when?: Test
    isSilent?: true
    notifies?: TemplateName
    state?: Partial<State>
    does?: EffectName
    undoneBy?: EffectName
    isFinal?: true
  }
  /** Files that are approved in another way, such as those whose cheque was handed over already: the same move, but for this. */
  approvedOtherwise?: { when: Test } & Pick<Move, 'id' | 'to' | 'label'> & Partial<Move>
  /** Moves of this service alone. */
  moves?: Move[]
  /**
   * A case in stages: what they are called, what is asked with each, and whether a desk may close it without a decision.
   * `byMoves`: they come with moves, and nobody writes one down; `byHand`: only these are written down.
   * `paid`: the one that the payment brings. `closes`: a desk may close it, as one of these.
   */
  stages?: {
    all: [Stage, ...Stage[]]
    label?: Bilingual
    asks?: Field[]
    closes?: true | string[]
    byMoves?: true
    byHand?: string[]
    paid?: string
  }
  /** After the approval: the desks that bring the case to its end, and their moves. */
  later?: { desks: [Desk, ...Desk[]]; moves: Move[] }
  /** What else is asked with a refusal, such as the refund of a fee. */
  refusalAsks?: Field[]
  /** The only reasons for which it can be refused, where not every reason is one. */
  refusalReasons?: string[]
}

/** The states in which a desk has the file. */
export const review = ['pending', 'forwarded', 'back-at-desk']

const withinBudget: Rule = {
  must: { field: 'approvedAmount', atMost: { fact: 'budget.left' } },
  at: 'approvedAmount',
  otherwise: { bn: 'বরাদ্দের অবশিষ্ট অর্থের চেয়ে বেশি।', en: 'More than what is left of the budget.' },
}

const closeUnanswered: Move = {
  id: 'close-unanswered', row: 'T9', from: ['returned'], to: 'rejected', by: 'system', guards: ['past-grace'], handsTo: 'nobody', asks: [ask.reasonCode], notifies: 'REJECTED', label: { bn: 'সময় শেষে বন্ধ', en: 'Close unanswered' },
} // prettier-ignore

/** The road of domain/3-workflows.md 3.1, T1 to T15, over the desks of one service. */
export function chain({
  desks,
  pays,
  toldAtPublication,
  submitted = {},
  forwardsWhen,
  approved = {},
  refusalAsks = [],
  refusalReasons,
  stages,
  later,
  recommends,
  fixedAmount,
  grantsOf,
  approvedOtherwise,
  moves: own = [],
}: Chain): Workflow {
  const recommended = pays && !recommends && !fixedAmount && !grantsOf ? [ask.recommendedAmount] : []
  const amount = fixedAmount ? ask.fixedAmount : grantsOf ? ask.approvedAtMost(grantsOf) : ask.approvedAmount
  const amounts = pays ? [amount, ask.sanctionMemoNo] : []
  const told = toldAtPublication || approved.isSilent ? {} : { notifies: approved.notifies ?? ('APPROVED' as const) }
  const isReason = ({ value }: { value: string }) => refusalReasons?.includes(value) ?? true
  const reasonCode: Field = { ...ask.reasonCode, options: reasons.filter(isReason) }
  const screened = submitted.does ? { does: submitted.does } : {}
  const unless = approvedOtherwise && { not: approvedOtherwise.when }
  const revoke: Move = { id: 'revoke', row: 'T11', from: pays ? ['approved', 'payment-queued'] : ['approved'], to: 'back-at-desk', by: 'approver', needs: 'approve', guards: ['not-in-batch'], handsTo: 'before-last', asks: [ask.note], alerts: true, ...(approved.undoneBy ? { does: approved.undoneBy } : {}), label: { bn: 'অনুমোদন প্রত্যাহার', en: 'Revoke the approval' } } // prettier-ignore
  const approve: Move = { id: 'approve', row: 'T6', from: review, to: 'approved', by: 'holder', needs: 'approve', at: 'last', guards: ['four-eyes'], handsTo: later ? 'later' : 'nobody', passesOn: true, asks: [...amounts, ask.optionalNote], ...(pays && !grantsOf ? { rules: [withinBudget] } : {}), ...told, ...(approved.when ? { when: approved.when } : {}), ...(approved.does ? { does: approved.does } : {}), label: { bn: 'অনুমোদন', en: 'Approve' } } // prettier-ignore
  const approvals: Move[] = approvedOtherwise
    ? [
        { ...approve, when: both(approved.when, { not: approvedOtherwise.when }) },
        { ...approve, ...approvedOtherwise, when: both(approved.when, approvedOtherwise.when) },
      ]
    : [approve]
  const moves: Move[] = [
    { id: 'submit', row: 'T1', from: ['draft'], to: 'pending', by: 'applicant', onBehalf: true, handsTo: 'first', notifies: submitted.notifies ?? 'SUBMITTED', ...screened, ...(stages ? { stage: stages.all[0].id } : {}), label: { bn: 'দাখিল', en: 'Submit' } },
    { id: 'forward', row: 'T2', ...(forwardsWhen ? { when: forwardsWhen } : {}), from: review, to: 'forwarded', by: 'holder', needs: 'forward', at: 'not-last', handsTo: 'next', passesOn: true, asks: [...recommended, ask.optionalNote], label: { bn: 'অগ্রায়ন', en: 'Forward' } },
    { id: 'send-to-desk', row: 'T3', from: review, to: 'back-at-desk', by: 'holder', needs: 'backward', at: 'not-first', handsTo: 'chosen', asks: [toDesk(desks), ask.note], label: { bn: 'পূর্বের ডেস্কে ফেরত', en: 'Send back to a desk' } },
    { id: 'send-back', row: 'T4', from: review, to: 'returned', by: 'holder', needs: 'backward', handsTo: 'applicant', unlocks: 'chosen', asks: [ask.fieldsToCorrect, ask.dueOn, ask.note], notifies: 'RETURNED', label: { bn: 'আবেদনকারীকে ফেরত', en: 'Send back to the applicant' } },
    { id: 'resubmit', row: 'T5', from: ['returned'], to: 'pending', by: 'applicant', onBehalf: true, handsTo: 'sender', ...screened, label: { bn: 'সংশোধন করে দাখিল', en: 'Submit again' } },
    ...approvals,
    { id: 'reject', row: 'T7', from: review, to: 'rejected', by: 'holder', needs: 'reject', at: 'not-first', handsTo: 'nobody', asks: [reasonCode, ...ask.noteInBoth, ...refusalAsks], notifies: 'REJECTED', label: { bn: 'নামঞ্জুর', en: 'Reject' } },
    { id: 'withdraw', row: 'T8', from: ['pending', 'returned'], to: 'withdrawn', by: 'applicant', guards: ['not-in-review'], handsTo: 'nobody', label: { bn: 'প্রত্যাহার', en: 'Withdraw' } },
    ...(isReason({ value: 'NO_RESPONSE' }) ? [closeUnanswered] : []),
    { id: 'appeal', row: 'T10', from: ['rejected'], to: 'appealed', by: 'applicant', guards: ['once', 'inside-appeal-days'], handsTo: 'last', asks: [ask.appealText], label: { bn: 'আপিল', en: 'Appeal' } },
    { id: 'reopen', row: 'T10', from: ['appealed'], to: 'pending', by: 'approver', needs: 'approve', handsTo: 'before-last', asks: [ask.note], label: { bn: 'পুনরায় চালু', en: 'Reopen' } },
    { id: 'uphold', row: 'T10', from: ['appealed'], to: 'rejected', by: 'approver', needs: 'reject', handsTo: 'nobody', asks: [reasonCode, ...ask.noteInBoth], notifies: 'REJECTED', label: { bn: 'আপিল নামঞ্জুর', en: 'Dismiss the appeal' } },
    ...(approved.isFinal ? [] : [revoke]),
    ...(stages && !stages.byMoves ? stageMoves(stages, later !== undefined) : []),
    ...(later?.moves ?? []),
    ...own,
    ...(pays ? paymentMoves([pays].flat(), { toldAtPublication, when: unless, stage: stages?.paid, goesOn: later !== undefined }) : []),
  ] // prettier-ignore
  const decided = { ...reviewStates.approved, ...approved.state, ...(toldAtPublication ? { secret: true as const } : {}) }
  const { ends: _, ...ongoing } = decided
  const { closed: _closed, ...unclosed } = paymentStates
  const states = {
    ...reviewStates,
    // With desks after it, the approval is not yet the end.
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

/** How far it has come is written down where the file lies; the applicant reads it. */
const stageMoves = ({ all, label = { bn: 'বর্তমান অবস্থা', en: 'Current status' }, asks = [], byHand, closes }: NonNullable<Chain['stages']>, hasLater: boolean): Move[] => {
  const stageOf = (chosen?: string[]): Field => ({ kind: 'choice', id: 'stage', display: 'dropdown', label, options: all.filter(({ id }) => chosen?.includes(id) ?? true).map((one) => ({ value: one.id, label: one.label })) })
  const progress = { row: 'T2', by: 'holder', needs: 'forward', handsTo: 'same', stage: 'chosen', asks: [stageOf(byHand), ...asks, ask.optionalNote], label: { bn: 'অগ্রগতি লিখুন', en: 'Record progress' } } as const
  return [
    { ...progress, asks: [...progress.asks], id: 'progress', from: review, to: 'forwarded' },
    ...(hasLater ? [{ ...progress, asks: [...progress.asks], id: 'progress-later', from: ['approved'], to: 'approved' }] : []),
    ...(closes ? [{ id: 'close-case', row: 'T14', from: review, to: 'case-closed', by: 'holder' as const, needs: 'forward' as const, at: 'not-first' as const, handsTo: 'nobody' as const, asks: [stageOf(closes === true ? undefined : closes), ask.note], stage: 'chosen', label: { bn: 'নথি নিষ্পত্তি', en: 'Close the case' } }] : []),
  ]
} // prettier-ignore

/** What must hold besides another condition, if there is one. */
const both = (first: Test | undefined, second: Test | { not: Test }): Condition => (first ? { all: [first, second] } : second)

/** The named desk says the sum with whatever else it answers. */
const recommending = (desk: Desk, id: string): Desk =>
  desk.id === id ? { ...desk, asks: [...(desk.asks ?? []), ask.recommendedAmount] } : desk

const toDesk = (desks: readonly Desk[]): Field => ({
  kind: 'choice',
  id: 'toDesk',
  display: 'radio',
  label: { bn: 'যে ডেস্কে যাবে', en: 'To which desk' },
  // The last desk can never be an earlier one; a chain of one desk still needs an option to be a choice.
  options: (desks.length > 1 ? desks.slice(0, -1) : desks).map(({ id, label }) => ({ value: id, label })),
})
