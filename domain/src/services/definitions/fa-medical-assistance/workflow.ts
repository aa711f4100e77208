import type { Rule } from '#engine/definition/rule.ts'
import type { Move, Workflow } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { yesOrNo } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { reviewStateIds } from '#services/workflows/states.ts'

/**
 * E-16: earlier assistance or an early return does not reject the application, but every desk must confirm having seen
 * it.
 */
const warnings: Field[] = [
  {
    kind: 'consent',
    id: 'earlierHelpSeen',
    when: { fact: 'medical.helpedBefore', is: true },
    label: { bn: 'পূর্বের সহায়তা', en: 'Earlier help' },
    statement: {
      bn: 'ইতোপূর্বে চিকিৎসা সহায়তা প্রদান করা হয়েছে। বিষয়টি দেখেছি।',
      en: 'Medical assistance was given before. I have taken note of it.',
    },
  },
  {
    kind: 'consent',
    id: 'longAgoSeen',
    when: { fact: 'medical.returnedLongAgo', is: true },
    label: serviceMessages.returnDate,
    statement: {
      bn: 'কর্মী নির্ধারিত সময়ের আগে দেশে ফিরেছেন। বিষয়টি দেখেছি।',
      en: 'The worker came home longer ago than the usual time. I have taken note of it.',
    },
  },
]

/** An officer of the section verifies the sick worker by video call, or records why not. */
const videoCall: Field[] = [
  { ...yesOrNo, id: 'videoCallDone', label: { bn: 'ভিডিও কলে যাচাই হয়েছে কি?', en: 'Video call held?' } },
  {
    kind: 'date-time',
    id: 'videoCallTime',
    notAfter: { fact: 'today' },
    when: { field: 'videoCallDone', is: 'Y' },
    label: { bn: 'ভিডিও কলের তারিখ ও সময়', en: 'Video call date and time' },
  },
  {
    kind: 'paragraph',
    id: 'videoCallNote',
    longest: 500,
    when: { field: 'videoCallDone', is: 'Y' },
    sensitive: true,
    label: { bn: 'ভিডিও কলের পর্যবেক্ষণ', en: 'Finding of the video call' },
  },
  {
    kind: 'paragraph',
    id: 'videoCallWhyNot',
    shortest: 10,
    longest: 500,
    when: { field: 'videoCallDone', is: 'N' },
    label: { bn: 'ভিডিও কল না হওয়ার কারণ', en: 'Why no video call was held' },
  },
]

/** Every worker may apply, but approval requires a proven registration. */
const isRegistered: Rule = {
  must: { fact: 'worker.isRegistered', is: true },
  otherwise: {
    bn: 'কর্মীর পরিচয় যাচাই হয়নি। অনুমোদনের আগে বিএমইটি ছাড়পত্র, সদস্যপদ বা এনওসি প্রয়োজন; যাচাইয়ের জন্য আবেদনটি ফেরত দিন।',
    en: "The worker's identity was not verified. A BMET clearance, membership or NOC is needed before approval; send the application back for it.",
  },
}

const fixCall: Move = {
  id: 'fix-call',
  row: 'T2',
  from: reviewStateIds,
  to: 'forwarded',
  by: 'holder',
  needs: 'verify',
  at: 'first',
  handsTo: 'same',
  notifies: 'MED_CALL',
  asks: [
    {
      kind: 'date',
      id: 'callDate',
      notBefore: { fact: 'today' },
      label: { bn: 'ভিডিও কলের তারিখ', en: 'Date of the video call' },
    },
    { kind: 'time', id: 'callTime', label: { bn: 'ভিডিও কলের সময়', en: 'Time of the video call' } },
    actionFields.optionalNote,
  ],
  label: { bn: 'ভিডিও কলের সময় ঠিক করুন', en: 'Fix the video call' },
}

export const medicalAssistanceWorkflow: Workflow = createApprovalWorkflow({
  desks: [
    { ...deskTemplates.section, workingDays: 7, asks: [...warnings, ...videoCall] },
    { ...deskTemplates.assistant, workingDays: 3, asks: warnings },
    { ...deskTemplates.director, workingDays: 5, asks: warnings, rules: [isRegistered] },
  ],
  pays: 'bank',
  recommends: 'assistant',
  moves: [fixCall],
  approved: { notifies: 'APPROVED_CASE' },
})
