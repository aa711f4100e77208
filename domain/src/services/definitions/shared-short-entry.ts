import type { Predicate } from '#engine/conditions/condition.ts'
import type { Move } from '#engine/definition/workflow.ts'
import type { ChoiceField } from '#engine/fields/choice.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { reviewStateIds } from '#services/workflows/states.ts'

/** Short entry: an officer or the call centre opens a case with minimal information. Hidden from applicants. */
export const entryKind: ChoiceField = {
  kind: 'choice',
  id: 'entryKind',
  display: 'radio',
  when: { fact: 'applicant.isStaff', is: true },
  label: { bn: 'এন্ট্রির ধরন', en: 'Kind of entry' },
  hint: { bn: 'সব তথ্য হাতে এলে "পূর্ণাঙ্গ" বেছে নিন', en: 'Choose "Complete" once everything is known' },
  options: [
    { value: 'FULL', label: { bn: 'পূর্ণাঙ্গ', en: 'Complete' } },
    { value: 'SHORT', label: { bn: 'সংক্ষিপ্ত – বাকি তথ্য পরে', en: 'Short – the rest follows' } },
  ],
}

export const isShortEntry: Predicate = { field: 'entryKind', is: 'SHORT' }
export const isFullEntry = { not: isShortEntry }

/** Sends a short entry back to its author or the family for completion; it cannot be forwarded before. */
export const requestCompletion: Move = {
  id: 'ask-to-complete',
  row: 'T4',
  when: isShortEntry,
  from: reviewStateIds,
  to: 'returned',
  by: 'holder',
  needs: 'backward',
  at: 'first',
  handsTo: 'applicant',
  unlocks: ['entryKind'],
  asks: [actionFields.dueOn, actionFields.note],
  notifies: 'RETURNED',
  label: { bn: 'বাকি তথ্য চাওয়া', en: 'Ask for the rest' },
}

/** Lets a false or duplicate short entry be rejected without completion. */
export const referForRefusal: Move = {
  id: 'refer-for-refusal',
  row: 'T2',
  when: isShortEntry,
  from: reviewStateIds,
  to: 'forwarded',
  by: 'holder',
  needs: 'forward',
  at: 'first',
  handsTo: 'next',
  asks: [actionFields.note],
  label: { bn: 'বাতিলের জন্য উপস্থাপন', en: 'Refer for refusal' },
}
