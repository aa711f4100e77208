import type { Workflow } from '../../definition/workflow.ts'
import type { Field } from '../../fields/field.ts'
import { chain } from '../../workflows/chain.ts'
import { seats } from '../../workflows/desks.ts'
import { byCheque, byTransfer } from './handover.ts'

/** domain/7-decisions.md Q-32: no money before somebody has seen that the worker was registered. */
const registration: Field[] = [
  {
    kind: 'choice', id: 'registrationSeen', display: 'radio', label: { bn: 'কর্মীর নিবন্ধনের প্রমাণ', en: "Proof of the worker's registration" },
    options: [
      { value: 'BMET', label: { bn: 'বিএমইটি ছাড়পত্র', en: 'BMET clearance' } },
      { value: 'MEMBERSHIP', label: { bn: 'বোর্ডের সদস্যপদ', en: 'Board membership' } },
      { value: 'NOC', label: { bn: 'এনওসি', en: 'NOC' } },
    ],
  },
  { kind: 'text', id: 'registrationNo', script: 'english-only', longest: 50, label: { bn: 'প্রমাণের নম্বর', en: 'Number of the proof' } },
] // prettier-ignore

const chequeNo: Field = {
  kind: 'text',
  id: 'chequeNo',
  script: 'english-only',
  longest: 30,
  prefill: 'cheque.next',
  label: { bn: 'চেক নম্বর', en: 'Cheque number' },
  hint: { bn: 'বইয়ের পরের পাতা; হাতে দেওয়া চেকের সঙ্গে মিলিয়ে নিন', en: 'The next leaf of the book; compare it with the cheque you hand over' },
}

/** Two roads: a cheque in the hour the body is handed over, or a claim that comes later and is paid to an account. */
export const road: Workflow = chain({
  desks: [
    { ...seats.airport, workingDays: 0, when: byCheque, asks: [...registration, chequeNo], does: 'use-cheque' },
    { ...seats.assistant, id: 'assistant-at-airport', workingDays: 0, when: byCheque },
    { ...seats.demo, workingDays: 5, when: byTransfer, asks: registration, notifies: 'FORWARDED' },
    { ...seats.section, workingDays: 3, when: byTransfer },
    { ...seats.assistant, workingDays: 3, when: byTransfer },
  ],
  pays: 'bank',
  fixedAmount: true,
  approved: { notifies: 'APPROVED_CASE' },
  approvedOtherwise: { id: 'approve-cheque', when: byCheque, to: 'paid', label: { bn: 'চেক অনুমোদন', en: 'Approve the cheque' } },
})
