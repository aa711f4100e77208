import type { Move, Stage, State, Workflow } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { reasonCodes } from '#services/workflows/reason-codes.ts'
import { caseStates, reviewStates } from '#services/workflows/states.ts'
import { pickOptions } from '#engine/fields/field-builders.ts'

const stages: Stage[] = [
  { id: 'OPENED', label: { bn: 'নথি খোলা হয়েছে', en: 'Case opened' } },
  { id: 'ACCOMPANIED', label: { bn: 'একজন কর্মকর্তা সঙ্গে আছেন', en: 'An officer is with you' } },
  { id: 'CLOSED', label: serviceMessages.closed },
]

const nothingMore = {
  bn: 'যেসব আবেদন খোলা হয়েছে সেগুলো পূরণ করে জমা দিন। কোনো কষ্ট হলে ১৬১৩৫ নম্বরে ফোন করুন।',
  en: 'Please complete and submit the applications opened for you. If anything is hard, call 16135.',
}

const states: Record<string, State> = {
  draft: reviewStates.draft,
  pending: {
    ...reviewStates.pending,
    label: { bn: 'নথি খোলা হয়েছে', en: 'Case opened' },
    reads: {
      bn: 'নথি খোলা হয়েছে – একজন কর্মকর্তা শিগগির আপনার সঙ্গে কথা বলবেন',
      en: 'Case opened – an officer will speak with you soon',
    },
    next: nothingMore,
  },
  accompanied: {
    ...reviewStates.forwarded,
    label: { bn: 'ব্যবস্থা চলছে', en: 'Under way' },
    reads: { bn: 'ব্যবস্থা চলছে – {stage}', en: 'Under way – {stage}' },
    next: nothingMore,
  },
  returned: reviewStates.returned,
  'set-aside': {
    status: 'REJECTED',
    approval: -2,
    colour: 'grey',
    ends: true,
    label: { bn: 'নথি বন্ধ', en: 'Set aside' },
    reads: { bn: 'নথি বন্ধ – কারণ: {reason}', en: 'Set aside – reason: {reason}' },
    next: { bn: 'ভুল হয়েছে মনে হলে ১৬১৩৫ নম্বরে ফোন করুন।', en: 'If you think this is a mistake, call 16135.' },
  },
  withdrawn: reviewStates.withdrawn,
  'case-closed': caseStates['case-closed'],
}

/** An officer must speak with the family before closing the case. */
const familyNotified: Field = {
  kind: 'consent',
  id: 'familyTold',
  label: { bn: 'পরিবার', en: 'The family' },
  statement: { bn: 'পরিবারের সঙ্গে কথা বলে জানিয়েছি।', en: 'I have spoken with the family and told them.' },
}
const allDone: Field = {
  kind: 'consent',
  id: 'allDone',
  label: { bn: 'সংশ্লিষ্ট আবেদন', en: 'The linked applications' },
  statement: {
    bn: 'এ পরিবারের সব আবেদন নিষ্পন্ন হয়েছে, অথবা পরিবার আর চায় না।',
    en: 'Everything that followed is settled, or the family no longer wants it.',
  },
}
const reasonCode: Field = { ...actionFields.reasonCode, options: pickOptions(reasonCodes, 'DUPLICATE', 'FALSE_INFO') }

const onDesk = ['pending', 'accompanied']
const byDesk = { from: onDesk, by: 'holder', needs: 'forward' } satisfies Partial<Move>

const moves: Move[] = [
  {
    id: 'submit',
    row: 'T1',
    from: ['draft'],
    to: 'pending',
    by: 'applicant',
    onBehalf: true,
    handsTo: 'first',
    stage: 'OPENED',
    does: 'open-followers',
    notifies: 'BRV_OPENED',
    label: { bn: 'বোর্ডকে জানানো', en: 'Tell the board' },
  },
  {
    ...byDesk,
    id: 'progress',
    row: 'T2',
    to: 'accompanied',
    handsTo: 'same',
    stage: 'ACCOMPANIED',
    asks: [actionFields.note],
    label: { bn: 'অগ্রগতি লিখুন', en: 'Record progress' },
  },
  {
    ...byDesk,
    id: 'send-back',
    row: 'T4',
    to: 'returned',
    needs: 'backward',
    handsTo: 'applicant',
    unlocks: 'chosen',
    asks: [actionFields.fieldsToCorrect, actionFields.dueOn, actionFields.note],
    notifies: 'RETURNED',
    label: { bn: 'পরিবারকে ফেরত', en: 'Send back to the family' },
  },
  // Also opens follow-up applications that a correction adds.
  {
    id: 'resubmit',
    row: 'T5',
    from: ['returned'],
    to: 'pending',
    by: 'applicant',
    onBehalf: true,
    handsTo: 'sender',
    does: 'open-followers',
    label: { bn: 'সংশোধন করে জানানো', en: 'Send again' },
  },
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
  {
    ...byDesk,
    id: 'close-case',
    row: 'T14',
    to: 'case-closed',
    handsTo: 'nobody',
    stage: 'CLOSED',
    asks: [allDone, familyNotified, actionFields.note],
    notifies: 'BRV_CLOSED',
    label: { bn: 'নথি নিষ্পত্তি', en: 'Close the case' },
  },
  {
    ...byDesk,
    id: 'set-aside',
    row: 'T7',
    to: 'set-aside',
    needs: 'backward',
    handsTo: 'nobody',
    asks: [reasonCode, familyNotified, ...actionFields.bilingualNote],
    label: { bn: 'নথি বন্ধ: দুইবার বা ভুল খবর', en: 'Set aside: told twice or untrue' },
  },
]

/**
 * A single desk, which decides nothing: it assists the family while the follow-up applications have their own
 * workflows.
 */
export const bereavementWorkflow: Workflow = {
  start: 'draft',
  desks: [{ ...deskTemplates.section, workingDays: 1 }],
  stages,
  states,
  moves,
}
