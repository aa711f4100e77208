import type { Rule } from '../../definition/rule.ts'
import type { Move, State, Workflow } from '../../definition/workflow.ts'
import type { Field } from '../../fields/field.ts'
import { idsOf } from '../../fields/made-of.ts'
import { yesOrNo } from '../shared-people.ts'
import { words } from '../words.ts'
import * as ask from '../../workflows/asks.ts'
import { chain, review } from '../../workflows/chain.ts'
import { seats } from '../../workflows/desks.ts'
import { reviewStates } from '../../workflows/states.ts'
import { consent } from './consent.ts'
import { eligibility } from './eligibility.ts'
import { followUp } from './follow-up.ts'
import { personal } from './personal.ts'
import { stageMessages } from './stage-messages.ts'
import { stages } from './stages.ts'

const atCentre = { from: review, by: 'holder', at: 'first' } as const

/** The centre has seen the person and the papers. */
const register: Move = {
  ...atCentre, id: 'register', row: 'T2', to: 'forwarded', needs: 'verify', handsTo: 'same', guards: ['once'], stage: 'REGISTERED', label: { bn: 'নিবন্ধন সম্পন্ন', en: 'Complete the registration' },
  asks: [
    { kind: 'choice', id: 'checkList', display: 'checkboxes', every: true, label: words.checkList, options: [
      { value: 'identity', label: { bn: 'এনআইডি ও পাসপোর্ট/আউটপাস দেখা হয়েছে', en: 'NID and passport or out pass seen' } },
      { value: 'return', label: { bn: 'প্রত্যাবর্তনের প্রমাণ যাচাই হয়েছে', en: 'Proof of return verified' } },
      { value: 'account', label: { bn: 'ব্যাংক হিসাবের নাম মেলানো হয়েছে', en: 'Name of the bank account compared' } },
    ] },
    ask.optionalNote,
  ],
} // prettier-ignore

const orient: Move = {
  ...atCentre, id: 'orient', row: 'T2', to: 'forwarded', needs: 'verify', handsTo: 'same', guards: ['once'], stage: 'ORIENTED', label: { bn: 'ওরিয়েন্টেশন সম্পন্ন', en: 'Record the orientation' },
  when: { field: 'checkList', isFilled: true },
  asks: [
    { kind: 'date', id: 'orientationDate', notAfter: { fact: 'today' }, label: { bn: 'ওরিয়েন্টেশনের তারিখ', en: 'Date of the orientation' } },
    { kind: 'consent', id: 'orientationDone', label: { bn: 'ওরিয়েন্টেশন', en: 'Orientation' }, statement: { bn: 'আবেদনকারী ওরিয়েন্টেশনে পুরো সময় উপস্থিত ছিলেন।', en: 'The applicant attended the whole orientation.' } },
    ask.optionalNote,
  ],
} // prettier-ignore

/** T5 "edit permission enabled": the whole form is open again, but not the day on which consent was given. */
const enableEdit: Move = {
  ...atCentre, id: 'enable-edit', row: 'T4', to: 'returned', needs: 'backward', handsTo: 'applicant', notifies: 'RETURNED', label: { bn: 'সম্পাদনার অনুমতি দিন', en: 'Enable editing' },
  unlocks: idsOf([...consent.fields, ...personal.fields, ...eligibility.fields], 'consentDate'),
  asks: [ask.dueOn, ask.note],
} // prettier-ignore

/** A correction that was not meant, as long as the person has not begun it. */
const takeBack: Move = {
  id: 'take-back', row: 'T5', from: ['returned'], to: 'pending', by: 'sender', needs: 'backward', guards: ['untouched'], handsTo: 'sender', asks: [ask.note],
  label: { bn: 'সংশোধনের সুযোগ ফিরিয়ে নিন', en: 'Take back the correction' },
} // prettier-ignore

/** Of the assistant director: who may have no cash is still approved for the rest. */
const cash: Field = { ...yesOrNo, id: 'cashYn', label: { bn: 'নগদ প্রণোদনা প্রাপ্য কি?', en: 'Is the cash incentive due?' } }
const cashAfterScreening: Rule = {
  when: { field: 'cashYn', is: 'Y' },
  must: { fact: 'returnee.screening', isOneOf: ['ELIGIBLE', 'NEEDS_REVIEW'] },
  at: 'cashYn',
  otherwise: {
    bn: 'বাছাইয়ে আবেদনকারী নগদ প্রণোদনার যোগ্য হননি।',
    en: 'The screening found the applicant not eligible for the cash incentive.',
  },
}

/** domain/3-workflows.md 3.2, the messages of the dashboard. */
const states: Record<'pending' | 'forwarded', State> = {
  pending: {
    ...reviewStates.pending,
    reads: stageMessages.SCREENED.text,
    next: {
      bn: 'নিবন্ধন না হয়ে থাকলে ওয়েলফেয়ার সেন্টারে যোগাযোগ করুন। নগদ প্রণোদনা না পেলেও প্রশিক্ষণ, কাউন্সেলিংসহ অন্য সেবা পাবেন।',
      en: 'If you are not registered yet, contact the welfare centre. Even without the cash incentive you can have training, counselling and other services.',
    },
  },
  forwarded: {
    ...reviewStates.forwarded,
    reads: { bn: 'আপনার নিবন্ধন সম্পন্ন হয়েছে। আবেদনটি {office}-এ প্রক্রিয়াধীন', en: 'Your registration is complete. Under process at {office}' },
  },
} // prettier-ignore

const built = chain({
  desks: [
    { ...seats.centre, workingDays: 15 },
    { ...seats.assistant, workingDays: 7, asks: [cash], rules: [cashAfterScreening] },
    { ...seats.director, workingDays: 5 },
  ],
  pays: 'bank',
  fixedAmount: true,
  submitted: { notifies: 'RIN_SCREENED', does: 'screen' },
  forwardsWhen: { field: 'orientationDone', is: true },
  // With cash the file goes on to the payment at once, so only who gets the other services reads this.
  approved: {
    state: {
      reads: { bn: 'অনুমোদিত – নগদ প্রণোদনা ছাড়া অন্য সেবা পাবেন', en: 'Approved – for the services other than cash' },
      next: { bn: 'সেবা নিতে ওয়েলফেয়ার সেন্টারে যোগাযোগ করুন।', en: 'Contact the welfare centre for the services.' },
    },
  },
  approvedOtherwise: {
    when: { field: 'cashYn', is: 'N' },
    id: 'approve-services',
    to: 'approved',
    asks: [ask.optionalNote],
    rules: [],
    notifies: 'RIN_SERVICES',
    label: { bn: 'প্রণোদনা ছাড়া সেবা অনুমোদন', en: 'Approve the services without cash' },
  },
  moves: [register, orient, enableEdit, takeBack],
  stages: { all: stages, byMoves: true, paid: 'CASH_PAID' },
  later: followUp,
})

export const road: Workflow = { ...built, states: { ...built.states, ...states } }
