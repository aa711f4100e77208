import type { Workflow } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { byCheque, byTransfer } from './handover.ts'

/** An officer must verify the worker's registration before any payment. */
const registration: Field[] = [
  {
    kind: 'choice',
    id: 'registrationSeen',
    display: 'radio',
    label: { bn: 'কর্মীর নিবন্ধনের প্রমাণ', en: "Proof of the worker's registration" },
    options: [
      { value: 'BMET', label: { bn: 'বিএমইটি ছাড়পত্র', en: 'BMET clearance' } },
      { value: 'MEMBERSHIP', label: { bn: 'বোর্ডের সদস্যপদ', en: 'Board membership' } },
      { value: 'NOC', label: { bn: 'এনওসি', en: 'NOC' } },
    ],
  },
  {
    kind: 'text',
    id: 'registrationNo',
    script: 'english-only',
    longest: 50,
    label: { bn: 'প্রমাণের নম্বর', en: 'Number of the proof' },
  },
]

const chequeNo: Field = {
  kind: 'text',
  id: 'chequeNo',
  script: 'english-only',
  longest: 30,
  prefill: 'cheque.next',
  label: { bn: 'চেক নম্বর', en: 'Cheque number' },
  hint: {
    bn: 'বইয়ের পরের পাতা; হাতে দেওয়া চেকের সঙ্গে মিলিয়ে নিন',
    en: 'The next leaf of the book; compare it with the cheque you hand over',
  },
}

/** Two branches: a cheque at the hand-over of the body, or a later claim that is paid to an account. */
export const burialCostWorkflow: Workflow = createApprovalWorkflow({
  desks: [
    { ...deskTemplates.airport, workingDays: 0, when: byCheque, asks: [...registration, chequeNo], does: 'use-cheque' },
    { ...deskTemplates.assistant, id: 'assistant-at-airport', workingDays: 0, when: byCheque },
    { ...deskTemplates.demo, workingDays: 5, when: byTransfer, asks: registration, notifies: 'FORWARDED' },
    { ...deskTemplates.section, workingDays: 3, when: byTransfer },
    { ...deskTemplates.assistant, workingDays: 3, when: byTransfer },
  ],
  pays: 'bank',
  fixedAmount: true,
  approved: { notifies: 'APPROVED_CASE' },
  approvedOtherwise: {
    id: 'approve-cheque',
    when: byCheque,
    to: 'paid',
    label: { bn: 'চেক অনুমোদন', en: 'Approve the cheque' },
  },
})
