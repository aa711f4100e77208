import type { Answers } from '../../conditions/holds.ts'
import { isAnswers } from '../../conditions/holds.ts'
import type { Facts } from '../../conditions/facts.ts'
import type { Field } from '../../fields/field.ts'
import { moneyOf, poishaOf } from '../../fields/money.ts'
import { levelOptions } from './student.ts'

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

const perGroup = (): Field[] => groups.map(({ id, label }) => ({ kind: 'number', id, decimals: 2, least: 0, most: 5, label }))

/** domain/2-fields.md, "Scholarship application setup": a circular is filled in like any other form. */
export const circularFields: Field[] = [
  { kind: 'text', id: 'title', script: 'english-only', label: { bn: 'শিরোনাম (ইংরেজিতে)', en: 'Title (English)' } },
  { kind: 'text', id: 'titleBng', script: 'bangla-only', label: { bn: 'শিরোনাম (বাংলায়)', en: 'Title (Bangla)' } },
  {
    kind: 'choice', id: 'educationLevelId', display: 'dropdown', label: { bn: 'ধরন (পরীক্ষা)', en: 'Type (examination)' },
    // Levels 1 and 2 are kept for old files only: domain/1-rules.md 1.1.
    options: levelOptions.filter(({ value }) => Number(value) >= 3),
  },
  { kind: 'number', id: 'passingYear', least: 2012, most: 2100, label: { bn: 'পাসের সন', en: 'Passing year' } },
  {
    kind: 'choice', id: 'gpaScale', display: 'radio', label: { bn: 'জিপিএ স্কেল', en: 'GPA scale' },
    options: [
      { value: '5', label: { bn: '৫.০০', en: '5.00' } },
      { value: '4', label: { bn: '৪.০০', en: '4.00' } },
    ],
  },
  { kind: 'group', id: 'minGpaAlive', fields: perGroup(), label: { bn: 'ন্যূনতম জিপিএ (প্রবাসে কর্মরত কর্মীর সন্তান)', en: 'Minimum GPA – worker abroad' } },
  { kind: 'group', id: 'minGpaDead', fields: perGroup(), label: { bn: 'ন্যূনতম জিপিএ (মৃত কর্মীর সন্তান)', en: 'Minimum GPA – worker dead' } },
  { kind: 'number', id: 'minGpaRenewal', decimals: 2, least: 0, most: 5, label: { bn: 'নবায়নের ন্যূনতম সিজিপিএ', en: 'Minimum CGPA for renewal' } },
  { kind: 'money', id: 'monthlyAmount', least: 1, label: { bn: 'মাসিক বৃত্তি (টাকা)', en: 'Monthly stipend (BDT)' } },
  { kind: 'money', id: 'yearlyAmount', least: 0, label: { bn: 'বাৎসরিক এককালীন অনুদান (টাকা)', en: 'Yearly book grant (BDT)' } },
  {
    kind: 'group', id: 'years', label: { bn: 'কোর্সভিত্তিক মেয়াদ (বছর)', en: 'Years payable per course' },
    fields: courses.map(({ id, label }) => ({ kind: 'number', id, least: 1, most: 6, label })),
  },
  { kind: 'number', id: 'seats', least: 0, most: 1_000_000, optional: true, label: { bn: 'বৃত্তির সংখ্যা', en: 'Number of awards' }, hint: { bn: 'খালি বা ০ হলে যোগ্য সবাই পাবে', en: 'Empty or 0: everyone eligible' } },
  { kind: 'money', id: 'budget', least: 1, optional: true, label: { bn: 'বরাদ্দ (টাকা)', en: 'Budget (BDT)' }, hint: { bn: 'খালি থাকলে সীমা নেই', en: 'Empty: no limit' } },
  { kind: 'date', id: 'startDate', label: { bn: 'আবেদন শুরুর তারিখ', en: 'Application starts' } },
  { kind: 'date', id: 'endDate', notBefore: { field: 'startDate' }, label: { bn: 'আবেদন শেষের তারিখ', en: 'Application ends' } },
] // prettier-ignore

/** What a year of the stipend is worth: twelve months and the book grant. */
export const yearlyAward = (circular: Answers): string =>
  moneyOf(12 * poishaOf(String(circular.monthlyAmount)) + poishaOf(String(circular.yearlyAmount)))

/** For how many years a course is paid. */
export const yearsOf = (circular: Answers, course: unknown): number => {
  const years = isAnswers(circular.years) ? circular.years[String(course)] : undefined
  return typeof years === 'number' ? years : 1
}

/** The circular as the facts that fields and rules name. Whether it is open, the day says. */
export function factsOfCircular(circular: Answers, setup: { id: number; opensOn: string; closesOn: string }): Facts {
  const limits = (['Alive', 'Dead'] as const).flatMap((worker) =>
    Object.entries(Object(circular[`minGpa${worker}`]) as Answers).map(
      ([group, least]) => [`setup.minGpa.${worker.toLowerCase()}.${group}`, least] as const,
    ),
  )
  return {
    'setup.id': String(setup.id),
    'setup.opensOn': setup.opensOn,
    'setup.closesOn': setup.closesOn,
    'setup.year': Number(setup.opensOn.slice(0, 4)),
    'setup.educationLevel': String(circular.educationLevelId),
    'setup.passingYear': Number(circular.passingYear),
    'setup.gpaScale': Number(circular.gpaScale),
    'setup.minGpa.renewal': Number(circular.minGpaRenewal),
    'service.amount': yearlyAward(circular),
    'service.ceiling': yearlyAward(circular),
    ...Object.fromEntries(limits),
  }
}
