import type { Stage, Workflow } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'

const stages: [Stage, ...Stage[]] = [
  { id: 'COVER_CHECK', label: { bn: 'মেয়াদ যাচাই', en: 'Cover check' } },
  { id: 'SENT_TO_INSURER', label: { bn: 'বীমা প্রতিষ্ঠানে প্রেরিত', en: 'Sent to the insurer' }, notifies: 'SUR_INSURER' },
  { id: 'QUERY', label: { bn: 'তথ্য চাওয়া হয়েছে', en: 'Information asked for' } },
  { id: 'ACCEPTED', label: { bn: 'দাবি গৃহীত', en: 'Claim accepted' } },
  { id: 'REPUDIATED', label: { bn: 'দাবি নাকচ', en: 'Claim repudiated' } },
  { id: 'PAID', label: serviceMessages.paid },
]

const coverCheck: Field[] = [
  {
    kind: 'choice',
    id: 'checkList',
    display: 'checkboxes',
    every: true,
    label: serviceMessages.checkList,
    options: [
      { value: 'cover', label: { bn: 'ঘটনাটি বীমার মেয়াদের মধ্যে', en: 'The event lies inside the cover' } },
      { value: 'papers', label: { bn: 'পাসপোর্টের সিল ও কাগজপত্র মিলেছে', en: 'Seals of the passport and papers agree' } },
      {
        value: 'no-earlier-claim',
        label: { bn: 'একই ঘটনার আগে কোনো দাবি নেই', en: 'No earlier claim for the same event' },
      },
      {
        value: 'claimant',
        label: { bn: 'দাবিদার নমিনি/ওয়ারিশ বা কর্মী নিজে', en: 'The claimant is the nominee, an heir or the worker' },
      },
    ],
  },
  {
    kind: 'consent',
    id: 'coverSeen',
    when: { not: { fact: 'cover.number', isFilled: true } },
    label: { bn: 'পলিসি', en: 'Policy' },
    statement: {
      bn: 'আমাদের নথিতে পলিসি নেই; পলিসির কাগজ দেখে মেয়াদ যাচাই করেছি।',
      en: 'Our records have no policy; I have checked the cover against the policy itself.',
    },
  },
  {
    kind: 'consent',
    id: 'exclusionSeen',
    when: { fact: 'cover.suicideInFirstYear', is: true },
    label: { bn: 'বীমার শর্ত', en: 'Terms of the insurance' },
    statement: {
      bn: 'বীমা শুরুর বারো মাসের মধ্যে আত্মহত্যা বীমার আওতায় পড়ে না। বিষয়টি দেখেছি।',
      en: 'Suicide within twelve months of the start is not covered. I have taken note of it.',
    },
  },
  {
    kind: 'number',
    id: 'payablePercent',
    fixed: 'cover.percent',
    when: { fact: 'cover.percent', isFilled: true },
    label: { bn: 'প্রদেয় হার (%)', en: 'Payable (%)' },
  },
  {
    kind: 'money',
    id: 'payableAmount',
    fixed: 'cover.amount',
    label: { bn: 'প্রদেয় পরিমাণ (টাকা)', en: 'Payable amount (BDT)' },
  },
]

/** Decision of the insurer. The application stays at this desk until there is one. */
const decision: Field[] = [
  {
    kind: 'text',
    id: 'insurerRef',
    script: 'english-only',
    longest: 50,
    label: { bn: 'বীমা প্রতিষ্ঠানের দাবি নম্বর', en: "Insurer's claim no." },
  },
  {
    kind: 'choice',
    id: 'insurerDecision',
    display: 'radio',
    label: { bn: 'বীমা প্রতিষ্ঠানের সিদ্ধান্ত', en: "Insurer's decision" },
    options: [
      { value: 'ACCEPTED', label: { bn: 'গৃহীত', en: 'Accepted' } },
      { value: 'REPUDIATED', label: { bn: 'নাকচ', en: 'Repudiated' } },
    ],
  },
  {
    kind: 'money',
    id: 'insurerPaidAmount',
    least: 1,
    prefill: 'cover.amount',
    when: {
      all: [
        { field: 'insurerDecision', is: 'ACCEPTED' },
        { fact: 'cover.paidBy', is: 'INSURER' },
      ],
    },
    label: { bn: 'বীমা প্রতিষ্ঠান কর্তৃক পরিশোধিত (টাকা)', en: 'Paid by insurer (BDT)' },
  },
]

export const surokkhaWorkflow: Workflow = createApprovalWorkflow({
  desks: [
    { ...deskTemplates.section, workingDays: 5, asks: coverCheck },
    { ...deskTemplates.assistant, workingDays: 3, stage: 'SENT_TO_INSURER' },
    {
      ...deskTemplates.section,
      id: 'insurer',
      workingDays: 30,
      label: { bn: 'শাখা কর্মকর্তা – বীমা প্রতিষ্ঠানের সিদ্ধান্ত', en: "Section officer – insurer's decision" },
      asks: decision,
      stage: 'insurerDecision',
    },
    { ...deskTemplates.director, workingDays: 5 },
  ],
  stages: { all: stages, byHand: ['QUERY'], paid: 'PAID' },
  pays: 'bank',
  // The Board pays only for the loss of a job, with the same amount for everyone.
  fixedAmount: true,
  approved: { when: { field: 'insurerDecision', is: 'ACCEPTED' }, notifies: 'APPROVED_CASE' },
  approvedOtherwise: {
    when: { field: 'personStatus', isOneOf: ['DEAD', 'DISABLED'] },
    id: 'close-paid',
    row: 'T14',
    to: 'case-closed',
    stage: 'PAID',
    asks: [actionFields.optionalNote],
    rules: [],
    notifies: 'SUR_PAID',
    label: { bn: 'বীমা প্রতিষ্ঠান পরিশোধ করেছে – নিষ্পত্তি', en: 'Close: paid by the insurer' },
  },
})
