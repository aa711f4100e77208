import type { Rule } from '#engine/definition/rule.ts'
import type { Move, State, Workflow } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { fieldIdsOf } from '#engine/fields/field-builders.ts'
import { yesOrNo } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { reviewStateIds, reviewStates } from '#services/workflows/states.ts'
import { consent } from './consent.ts'
import { eligibility } from './eligibility.ts'
import { followUp } from './follow-up.ts'
import { personal } from './personal.ts'
import { stageMessages } from './stage-messages.ts'
import { stages } from './stages.ts'

const atCentre = { from: reviewStateIds, by: 'holder', at: 'first' } as const

/** The centre has met the person and seen the documents. */
const register: Move = {
  ...atCentre,
  id: 'register',
  row: 'T2',
  to: 'forwarded',
  needs: 'verify',
  handsTo: 'same',
  guards: ['once'],
  stage: 'REGISTERED',
  label: { bn: 'নিবন্ধন সম্পন্ন', en: 'Complete the registration' },
  asks: [
    {
      kind: 'choice',
      id: 'checkList',
      display: 'checkboxes',
      every: true,
      label: serviceMessages.checkList,
      options: [
        {
          value: 'identity',
          label: { bn: 'এনআইডি ও পাসপোর্ট/আউটপাস দেখা হয়েছে', en: 'NID and passport or out pass seen' },
        },
        { value: 'return', label: { bn: 'প্রত্যাবর্তনের প্রমাণ যাচাই হয়েছে', en: 'Proof of return verified' } },
        { value: 'account', label: { bn: 'ব্যাংক হিসাবের নাম মেলানো হয়েছে', en: 'Name of the bank account compared' } },
      ],
    },
    actionFields.optionalNote,
  ],
}

const orient: Move = {
  ...atCentre,
  id: 'orient',
  row: 'T2',
  to: 'forwarded',
  needs: 'verify',
  handsTo: 'same',
  guards: ['once'],
  stage: 'ORIENTED',
  label: { bn: 'ওরিয়েন্টেশন সম্পন্ন', en: 'Record the orientation' },
  when: { field: 'checkList', isFilled: true },
  asks: [
    {
      kind: 'date',
      id: 'orientationDate',
      notAfter: { fact: 'today' },
      label: { bn: 'ওরিয়েন্টেশনের তারিখ', en: 'Date of the orientation' },
    },
    {
      kind: 'consent',
      id: 'orientationDone',
      label: { bn: 'ওরিয়েন্টেশন', en: 'Orientation' },
      statement: {
        bn: 'আবেদনকারী ওরিয়েন্টেশনে পুরো সময় উপস্থিত ছিলেন।',
        en: 'The applicant attended the whole orientation.',
      },
    },
    actionFields.optionalNote,
  ],
}

/** Unlocks the whole form except the date of consent. */
const enableEdit: Move = {
  ...atCentre,
  id: 'enable-edit',
  row: 'T4',
  to: 'returned',
  needs: 'backward',
  handsTo: 'applicant',
  notifies: 'RETURNED',
  label: { bn: 'সম্পাদনার অনুমতি দিন', en: 'Enable editing' },
  unlocks: fieldIdsOf([...consent.fields, ...personal.fields, ...eligibility.fields], 'consentDate'),
  asks: [actionFields.dueOn, actionFields.note],
}

/** Revokes a correction request, as long as the person has not started to edit. */
const takeBack: Move = {
  id: 'take-back',
  row: 'T5',
  from: ['returned'],
  to: 'pending',
  by: 'sender',
  needs: 'backward',
  guards: ['untouched'],
  handsTo: 'sender',
  asks: [actionFields.note],
  label: { bn: 'সংশোধনের সুযোগ ফিরিয়ে নিন', en: 'Take back the correction' },
}

/** Decided by the assistant director: without cash, the other services can still be approved. */
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

/** Texts for the applicant while the application is pending or forwarded. */
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
    reads: {
      bn: 'আপনার নিবন্ধন সম্পন্ন হয়েছে। আবেদনটি {office}-এ প্রক্রিয়াধীন',
      en: 'Your registration is complete. Under process at {office}',
    },
  },
}

const built = createApprovalWorkflow({
  desks: [
    { ...deskTemplates.centre, workingDays: 15 },
    { ...deskTemplates.assistant, workingDays: 7, asks: [cash], rules: [cashAfterScreening] },
    { ...deskTemplates.director, workingDays: 5 },
  ],
  pays: 'bank',
  fixedAmount: true,
  submitted: { notifies: 'RIN_SCREENED', does: 'screen' },
  forwardsWhen: { field: 'orientationDone', is: true },
  // With cash the application goes to payment at once, so only people without cash see this text.
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
    asks: [actionFields.optionalNote],
    rules: [],
    notifies: 'RIN_SERVICES',
    label: { bn: 'প্রণোদনা ছাড়া সেবা অনুমোদন', en: 'Approve the services without cash' },
  },
  moves: [register, orient, enableEdit, takeBack],
  stages: { all: stages, byMoves: true, paid: 'CASH_PAID' },
  later: followUp,
})

export const reIntegrationWorkflow: Workflow = { ...built, states: { ...built.states, ...states } }
