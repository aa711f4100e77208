import type { Field } from '#engine/fields/field.ts'

/** Required with every change to a published result. */
const reason: Field = {
  kind: 'paragraph',
  id: 'reason',
  shortest: 10,
  longest: 1000,
  label: { bn: 'সংশোধনের কারণ', en: 'Reason for the correction' },
  hint: {
    bn: 'ফলাফল প্রকাশিত। কী ভুল ছিল, এক-দুই বাক্যে লিখুন; কারণটি নথিতে থাকবে।',
    en: 'The result is public. Say in a sentence or two what was wrong; the reason is kept on record.',
  },
}

const words: Field[] = [
  {
    kind: 'text',
    id: 'titleBng',
    script: 'bangla-only',
    longest: 255,
    label: { bn: 'শিরোনাম (বাংলায়)', en: 'Title (Bangla)' },
  },
  {
    kind: 'text',
    id: 'title',
    script: 'english-only',
    longest: 255,
    label: { bn: 'শিরোনাম (ইংরেজিতে)', en: 'Title (English)' },
  },
  {
    kind: 'paragraph',
    id: 'noteBng',
    longest: 1000,
    optional: true,
    label: { bn: 'সবার জন্য কথা (বাংলায়)', en: 'Note for everybody (Bangla)' },
  },
  {
    kind: 'paragraph',
    id: 'note',
    longest: 1000,
    optional: true,
    label: { bn: 'সবার জন্য কথা (ইংরেজিতে)', en: 'Note for everybody (English)' },
  },
  { kind: 'text', id: 'memoNo', longest: 100, optional: true, label: { bn: 'স্মারক নম্বর', en: 'Memo number' } },
  { kind: 'date', id: 'memoOn', optional: true, label: { bn: 'স্মারকের তারিখ', en: 'Date of the memo' } },
]

/** The text of a result. */
export const resultTextFields = (isPublished: boolean): Field[] => (isPublished ? [...words, reason] : words)

export const resultScheduleFields: Field[] = [
  {
    kind: 'date-time',
    id: 'publishAt',
    label: { bn: 'কখন প্রকাশ হবে', en: 'When to publish' },
    hint: { bn: 'বাংলাদেশ সময়। তার আগে কেউ কিছু জানবেন না।', en: 'Bangladesh time. Before that nobody is told anything.' },
  },
]

/** One row of an imported list, for corrections after publication. */
export const resultEntryFields: Record<'EDUCATION' | 'DISABILITY', Field[]> = {
  EDUCATION: [
    { kind: 'text', id: 'name', longest: 255, label: { bn: 'শিক্ষার্থীর নাম', en: "Student's name" } },
    {
      kind: 'text',
      id: 'rollNo',
      script: 'digits',
      shortest: 4,
      longest: 10,
      label: { bn: 'রোল নম্বর', en: 'Roll number' },
    },
    {
      kind: 'text',
      id: 'registrationNo',
      script: 'digits',
      shortest: 6,
      longest: 17,
      label: { bn: 'রেজিস্ট্রেশন নম্বর', en: 'Registration number' },
    },
    { kind: 'money', id: 'amount', least: 1, label: { bn: 'বছরে টাকা', en: 'BDT a year' } },
    reason,
  ],
  DISABILITY: [
    { kind: 'text', id: 'name', longest: 255, label: { bn: 'সন্তানের নাম', en: "Child's name" } },
    { kind: 'money', id: 'amount', least: 1, label: { bn: 'বছরে টাকা', en: 'BDT a year' } },
    reason,
  ],
}

export const resultRemovalFields: Field[] = [reason]

/** Reason of a change: staff read it in the history, the public on the published list. */
export const listChangeFields: Field[] = [
  {
    kind: 'paragraph',
    id: 'reason',
    shortest: 10,
    longest: 1000,
    label: { bn: 'পরিবর্তনের কারণ', en: 'Reason for the change' },
    hint: {
      bn: 'প্রকাশিত তালিকার সাথে সবাই এটি পড়বেন, আর যিনি বাদ পড়বেন তিনিও। নাম বা ব্যক্তিগত তথ্য লিখবেন না।',
      en: 'Everybody reads it with the published list, and so does whoever is taken off. Write no names and nothing personal.',
    },
  },
]

export const listChangeNoteFields: Field[] = [
  {
    kind: 'paragraph',
    id: 'note',
    shortest: 10,
    longest: 1000,
    label: { bn: 'কেন নামঞ্জুর করছেন', en: 'Why you reject it' },
  },
]
