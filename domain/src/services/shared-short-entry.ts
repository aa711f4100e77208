import type { Test } from '../conditions/condition.ts'
import type { Move } from '../definition/workflow.ts'
import type { ChoiceField } from '../fields/choice.ts'
import * as ask from '../workflows/asks.ts'
import { review } from '../workflows/chain.ts'

/** A case that an officer or the call centre opens with the little that is known; a family is never asked this. */
export const entryKind: ChoiceField = {
  kind: 'choice', id: 'entryKind', display: 'radio', when: { fact: 'applicant.isStaff', is: true }, label: { bn: 'এন্ট্রির ধরন', en: 'Kind of entry' },
  hint: { bn: 'সব তথ্য হাতে এলে "পূর্ণাঙ্গ" বেছে নিন', en: 'Choose "Complete" once everything is known' },
  options: [
    { value: 'FULL', label: { bn: 'পূর্ণাঙ্গ', en: 'Complete' } },
    { value: 'SHORT', label: { bn: 'সংক্ষিপ্ত – বাকি তথ্য পরে', en: 'Short – the rest follows' } },
  ],
} // prettier-ignore

export const isShort: Test = { field: 'entryKind', is: 'SHORT' }
export const isFull = { not: isShort }

/** A short entry goes nowhere before it is complete: whoever entered it, or the family, is asked for the rest. */
export const askToComplete: Move = {
  id: 'ask-to-complete', row: 'T4', when: isShort, from: review, to: 'returned', by: 'holder', needs: 'backward', at: 'first', handsTo: 'applicant',
  unlocks: ['entryKind'], asks: [ask.dueOn, ask.note], notifies: 'RETURNED', label: { bn: 'বাকি তথ্য চাওয়া', en: 'Ask for the rest' },
} // prettier-ignore

/** News that is false, or was told twice, need not be completed before it is refused. */
export const referForRefusal: Move = {
  id: 'refer-for-refusal', row: 'T2', when: isShort, from: review, to: 'forwarded', by: 'holder', needs: 'forward', at: 'first', handsTo: 'next',
  asks: [ask.note], label: { bn: 'বাতিলের জন্য উপস্থাপন', en: 'Refer for refusal' },
} // prettier-ignore
