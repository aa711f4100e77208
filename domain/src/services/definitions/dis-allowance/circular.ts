import type { Field } from '#engine/fields/field.ts'
import { circularDates, circularTitles } from '#services/definitions/shared-fields.ts'

/** The circular of the disability allowance, as staff fill it in. */
export const circularFields: Field[] = [
  ...circularTitles,
  { kind: 'text', id: 'circularNo', longest: 100, label: { bn: 'বিজ্ঞপ্তি নম্বর', en: 'Circular number' } },
  { kind: 'money', id: 'monthlyAmount', least: 1, label: { bn: 'মাসিক ভাতা (টাকা)', en: 'Monthly allowance (BDT)' } },
  { kind: 'number', id: 'termYears', least: 1, most: 10, label: { bn: 'মেয়াদ (বছর)', en: 'Term (years)' } },
  { kind: 'date', id: 'effectiveFrom', label: { bn: 'কার্যকরের তারিখ', en: 'Effective from' } },
  {
    kind: 'number',
    id: 'maxChildrenPerWorker',
    least: 1,
    most: 5,
    label: { bn: 'কর্মীপ্রতি সন্তানের সংখ্যা', en: 'Children per worker' },
  },
  {
    kind: 'number',
    id: 'maxAge',
    least: 0,
    most: 150,
    optional: true,
    label: { bn: 'সন্তানের সর্বোচ্চ বয়স', en: 'Maximum age of child' },
    hint: { bn: 'খালি বা ০ হলে বয়সের সীমা নেই', en: 'Empty or 0: no limit' },
  },
  ...circularDates,
]
