import type { FactName } from '../conditions/facts.ts'
import type { ChoiceField } from '../fields/choice.ts'
import type { Field } from '../fields/field.ts'
import { words } from './words.ts'
import { reasons } from './reasons.ts'

/** What officers and applicants are asked with a move. */
export const note: Field = { kind: 'paragraph', id: 'note', shortest: 10, longest: 1000, label: words.note }
export const optionalNote: Field = { kind: 'paragraph', id: 'note', longest: 1000, optional: true, label: words.note }

/** Of the first desk at head office, where the eligible are listed before anything is decided. */
export const initialDecision: Field = {
  kind: 'choice', id: 'initialApproveStatus', display: 'radio', label: { bn: 'প্রাথমিক সিদ্ধান্ত', en: 'Initial decision' },
  options: [
    { value: '1', label: { bn: 'যোগ্য', en: 'Eligible' } },
    { value: '-1', label: { bn: 'যোগ্য নয়', en: 'Not eligible' } },
  ],
} // prettier-ignore

export const recommendedAmount: Field = {
  kind: 'money', id: 'recommendedAmount', least: 1, most: { fact: 'service.ceiling' }, prefill: 'service.amount',
  label: { bn: 'সুপারিশকৃত পরিমাণ (টাকা)', en: 'Recommended amount (BDT)' },
} // prettier-ignore
export const approvedAmount: Field = {
  kind: 'money', id: 'approvedAmount', least: 1, most: { fact: 'service.ceiling' }, prefill: 'service.amount',
  label: { bn: 'অনুমোদিত পরিমাণ (টাকা)', en: 'Approved amount (BDT)' },
} // prettier-ignore
export const approvedAtMost = (fact: FactName): Field => ({
  kind: 'money', id: 'approvedAmount', least: 1, most: { fact }, prefill: fact, label: approvedAmount.label,
}) // prettier-ignore
export const fixedAmount: Field = { kind: 'money', id: 'approvedAmount', fixed: 'service.amount', label: approvedAmount.label }
export const sanctionMemoNo: Field = {
  kind: 'text', id: 'sanctionMemoNo', longest: 100, label: { bn: 'মঞ্জুরি স্মারক নম্বর', en: 'Sanction memo no.' },
} // prettier-ignore

export const fieldsToCorrect: Field = {
  kind: 'questions', id: 'fieldsToCorrect', label: { bn: 'যেসব তথ্য সংশোধন করতে হবে', en: 'What must be corrected' },
} // prettier-ignore
export const dueOn: Field = {
  kind: 'date', id: 'dueOn', notBefore: { fact: 'today' }, prefill: 'settings.defaultDueDay', label: { bn: 'সংশোধনের শেষ তারিখ', en: 'To be corrected by' },
} // prettier-ignore

export const reasonCode: ChoiceField = { kind: 'choice', id: 'reasonCode', display: 'dropdown', label: words.reason, options: reasons }
/** The applicant reads it, so it is written in both languages. */
export const noteInBoth: Field[] = [
  {
    kind: 'paragraph',
    id: 'noteBng',
    shortest: 10,
    longest: 1000,
    script: 'bangla-only',
    label: { bn: 'মন্তব্য (বাংলায়)', en: 'Note (Bangla)' },
  },
  {
    kind: 'paragraph',
    id: 'note',
    shortest: 10,
    longest: 1000,
    script: 'english-only',
    label: { bn: 'মন্তব্য (ইংরেজিতে)', en: 'Note (English)' },
  },
]
export const appealText: Field = {
  kind: 'paragraph', id: 'appeal', shortest: 10, longest: 1000, label: { bn: 'আপিলের কারণ', en: 'Why you appeal' },
} // prettier-ignore

export const adviceNo: Field = { kind: 'text', id: 'adviceNo', longest: 50, label: { bn: 'অ্যাডভাইস নম্বর', en: 'Advice no.' } }
export const adviceDate: Field = {
  kind: 'date',
  id: 'adviceDate',
  notAfter: { fact: 'today' },
  label: { bn: 'অ্যাডভাইসের তারিখ', en: 'Advice date' },
}
export const valueDate: Field = { kind: 'date', id: 'valueDate', notAfter: { fact: 'today' }, label: { bn: 'জমার তারিখ', en: 'Value date' } }
export const bankReference: Field = { kind: 'text', id: 'bankReference', longest: 50, label: { bn: 'ব্যাংক রেফারেন্স', en: 'Bank reference' } }
export const returnCode: Field = { kind: 'text', id: 'returnCode', longest: 20, label: { bn: 'ফেরতের কোড', en: 'Return code' } }
