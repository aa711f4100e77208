import type { Field } from '#engine/fields/field.ts'
import { attachmentsField } from './attachments.ts'

/** The bodies to which the Board refers a complaint that it cannot settle itself (docs/domain/workflows.md). */
const bodies = [
  { value: 'BMET', label: { bn: 'বিএমইটি', en: 'BMET' } },
  { value: 'MISSION', label: { bn: 'বাংলাদেশ মিশন', en: 'the Bangladesh mission' } },
  { value: 'POLICE', label: { bn: 'পুলিশ', en: 'the police' } },
  { value: 'LEGAL_AID', label: { bn: 'আইনি সহায়তা সংস্থা', en: 'legal aid' } },
]
export const findReferralBodyName = (value: unknown) => bodies.find((body) => body.value === value)?.label

const readByStaff = { bn: 'শুধু কর্মকর্তারা পড়বেন', en: 'Read by staff only' }
const readByComplainant = {
  bn: 'অভিযোগকারী এটি পড়বেন। সহজ বাংলায় লিখুন।',
  en: 'The complainant reads this. Write in plain Bangla.',
}

const inEnglish: Field = {
  kind: 'paragraph',
  id: 'note',
  longest: 1000,
  optional: true,
  label: { bn: 'ইংরেজিতে (প্রয়োজন হলে)', en: 'In English (if needed)' },
}
const words = (label: { bn: string; en: string }, required = true): Field[] => [
  {
    kind: 'paragraph',
    id: 'noteBng',
    longest: 1000,
    label,
    hint: readByComplainant,
    ...(required ? { shortest: 10 } : { optional: true }),
  },
  inEnglish,
]

export const assignFields: Field[] = [
  {
    kind: 'lookup',
    id: 'officeId',
    source: 'office',
    label: { bn: 'কোন অফিস দেখবে', en: 'Which office shall handle it' },
    hint: { bn: 'অভিযুক্ত অফিস তালিকায় নেই', en: 'The accused office is not in the list' },
  },
  {
    kind: 'paragraph',
    id: 'note',
    longest: 1000,
    optional: true,
    label: { bn: 'অফিসের জন্য নির্দেশনা', en: 'Instruction to the office' },
    hint: readByStaff,
  },
]
export const informationRequestFields: Field[] = words({
  bn: 'অভিযোগকারীকে যা জানাতে হবে',
  en: 'What the complainant shall tell us',
})
export const hearingFields: Field[] = [
  {
    kind: 'date-time',
    id: 'hearingDate',
    notBefore: { fact: 'today' },
    label: { bn: 'শুনানির তারিখ ও সময়', en: 'Day and time of the hearing' },
  },
  { kind: 'text', id: 'hearingPlace', longest: 255, label: { bn: 'শুনানির স্থান', en: 'Place of the hearing' } },
  ...words({ bn: 'অভিযোগকারীর জন্য কথা', en: 'Words to the complainant' }, false),
]
export const referFields: Field[] = [
  {
    kind: 'choice',
    id: 'referredTo',
    display: 'radio',
    options: bodies,
    label: { bn: 'কোথায় পাঠানো হবে', en: 'Send it to' },
  },
  ...words({ bn: 'অভিযোগকারীর জন্য কথা', en: 'Words to the complainant' }, false),
]
export const reportFields: Field[] = [
  {
    kind: 'paragraph',
    id: 'note',
    shortest: 10,
    longest: 1000,
    label: { bn: 'প্রতিবেদন', en: 'Report' },
    hint: readByStaff,
  },
]
export const resolveFields: Field[] = words({ bn: 'অভিযোগের উত্তর (বাংলায়)', en: 'Answer to the complaint (in Bangla)' })
export const dismissFields: Field[] = words({ bn: 'গ্রহণ না করার কারণ (বাংলায়)', en: 'Why it is not accepted (in Bangla)' })

export const answerFields: Field[] = [
  { kind: 'paragraph', id: 'answer', longest: 1000, label: { bn: 'আপনার উত্তর', en: 'Your answer' } },
  attachmentsField,
]
export const appealFields: Field[] = [
  {
    kind: 'paragraph',
    id: 'answer',
    shortest: 20,
    longest: 1000,
    label: { bn: 'কেন আপিল করছেন', en: 'Why you appeal' },
    hint: {
      bn: 'সিদ্ধান্তটি কেন ঠিক নয়, লিখুন। ২০ থেকে ১০০০ অক্ষর।',
      en: 'Write why the decision is not right. 20 to 1000 characters.',
    },
  },
  attachmentsField,
]
export const ratingFields: Field[] = [
  {
    kind: 'choice',
    id: 'satisfaction',
    display: 'radio',
    label: { bn: 'আপনি কতটা সন্তুষ্ট?', en: 'How satisfied are you?' },
    options: [
      { value: '5', label: { bn: '৫ – খুব সন্তুষ্ট', en: '5 – very satisfied' } },
      { value: '4', label: { bn: '৪ – সন্তুষ্ট', en: '4 – satisfied' } },
      { value: '3', label: { bn: '৩ – মোটামুটি', en: '3 – so-so' } },
      { value: '2', label: { bn: '২ – অসন্তুষ্ট', en: '2 – not satisfied' } },
      { value: '1', label: { bn: '১ – খুব অসন্তুষ্ট', en: '1 – not satisfied at all' } },
    ],
  },
  { kind: 'paragraph', id: 'answer', longest: 500, optional: true, label: { bn: 'আপনার মন্তব্য', en: 'Your remark' } },
]
