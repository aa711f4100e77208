import type { Field } from '#engine/fields/field.ts'
import { circularDates, circularTitles } from '#services/definitions/shared-fields.ts'
import { levelOptions } from './student.ts'
import { numberFieldsFor, omitOptions } from '#engine/fields/field-builders.ts'

const groups = [
  { id: 'science', label: { bn: 'বিজ্ঞান', en: 'Science' } },
  { id: 'humanities', label: { bn: 'মানবিক', en: 'Humanities' } },
  { id: 'business', label: { bn: 'ব্যবসায় শিক্ষা', en: 'Business studies' } },
  { id: 'technical', label: { bn: 'কারিগরি', en: 'Technical' } },
  { id: 'madrasah', label: { bn: 'মাদ্রাসা (সাধারণ)', en: 'Madrasah (general)' } },
] as const

const courses = [
  { id: 'CLASS_XI', label: { bn: 'একাদশ শ্রেণি', en: 'Class XI' } },
  { id: 'DIPLOMA', label: { bn: 'ডিপ্লোমা', en: 'Diploma' } },
  { id: 'HONOURS', label: { bn: 'স্নাতক (সম্মান)', en: 'Honours' } },
  { id: 'DEGREE_PASS', label: { bn: 'স্নাতক (পাস)', en: 'Degree (pass)' } },
  { id: 'MBBS_BDS', label: { bn: 'এমবিবিএস/বিডিএস', en: 'MBBS / BDS' } },
  { id: 'BSC_ENGG', label: { bn: 'বিএসসি ইঞ্জিনিয়ারিং', en: 'BSc Engineering' } },
] as const

const perGroup = numberFieldsFor(groups, { kind: 'number', decimals: 2, least: 0, most: 5 })

/** Fields of the circular of the stipend. */
export const circularFields: Field[] = [
  ...circularTitles,
  {
    kind: 'choice',
    id: 'educationLevelId',
    display: 'dropdown',
    label: { bn: 'ধরন (পরীক্ষা)', en: 'Type (examination)' },
    // Levels 1 and 2 exist only for old applications.
    options: omitOptions(levelOptions, '1', '2'),
  },
  { kind: 'number', id: 'passingYear', least: 2012, most: 2100, label: { bn: 'পাসের সন', en: 'Passing year' } },
  {
    kind: 'choice',
    id: 'gpaScale',
    display: 'radio',
    label: { bn: 'জিপিএ স্কেল', en: 'GPA scale' },
    options: [
      { value: '5', label: { bn: '৫.০০', en: '5.00' } },
      { value: '4', label: { bn: '৪.০০', en: '4.00' } },
    ],
  },
  {
    kind: 'group',
    id: 'minGpaAlive',
    fields: perGroup,
    label: { bn: 'ন্যূনতম জিপিএ (প্রবাসে কর্মরত কর্মীর সন্তান)', en: 'Minimum GPA – worker abroad' },
  },
  {
    kind: 'group',
    id: 'minGpaDead',
    fields: perGroup,
    label: { bn: 'ন্যূনতম জিপিএ (মৃত কর্মীর সন্তান)', en: 'Minimum GPA – worker dead' },
  },
  {
    kind: 'number',
    id: 'minGpaRenewal',
    decimals: 2,
    least: 0,
    most: 5,
    label: { bn: 'নবায়নের ন্যূনতম সিজিপিএ', en: 'Minimum CGPA for renewal' },
  },
  { kind: 'money', id: 'monthlyAmount', least: 1, label: { bn: 'মাসিক বৃত্তি (টাকা)', en: 'Monthly stipend (BDT)' } },
  {
    kind: 'money',
    id: 'yearlyAmount',
    least: 0,
    label: { bn: 'বাৎসরিক এককালীন অনুদান (টাকা)', en: 'Yearly book grant (BDT)' },
  },
  {
    kind: 'group',
    id: 'years',
    label: { bn: 'কোর্সভিত্তিক মেয়াদ (বছর)', en: 'Years payable per course' },
    fields: numberFieldsFor(courses, { kind: 'number', least: 1, most: 6 }),
  },
  {
    kind: 'number',
    id: 'seats',
    least: 0,
    most: 1_000_000,
    optional: true,
    label: { bn: 'বৃত্তির সংখ্যা', en: 'Number of awards' },
    hint: { bn: 'খালি বা ০ হলে যোগ্য সবাই পাবে', en: 'Empty or 0: everyone eligible' },
  },
  {
    kind: 'money',
    id: 'budget',
    least: 1,
    optional: true,
    label: { bn: 'বরাদ্দ (টাকা)', en: 'Budget (BDT)' },
    hint: { bn: 'খালি থাকলে সীমা নেই', en: 'Empty: no limit' },
  },
  ...circularDates,
]
