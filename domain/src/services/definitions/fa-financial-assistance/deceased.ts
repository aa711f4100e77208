import type { Step } from '#engine/definition/service-definition.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Step 1: the deceased worker. */
export const deceased: Step = {
  id: 'deceased',
  title: { bn: 'মৃত কর্মীর তথ্য', en: 'Deceased worker' },
  opensNext: true,
  fields: [
    { kind: 'block', id: 'worker', block: 'worker-check', label: serviceMessages.workerCheck },
    {
      kind: 'text',
      id: 'repatriationRef',
      script: 'english-only',
      longest: 30,
      optional: true,
      label: { bn: 'মৃতদেহ/দাফন খরচের রেফারেন্স', en: 'Repatriation / burial reference' },
      hint: { bn: 'বোর্ডের মাধ্যমে মৃতদেহ এসে থাকলে', en: 'If the body came through the board' },
    },
    {
      kind: 'text',
      id: 'deceasedFatherName',
      script: 'name',
      heading: { bn: 'মৃত্যুর বিবরণ', en: 'About the death' },
      label: serviceMessages.fatherName,
    },
    { kind: 'date', id: 'deathDate', notAfter: { fact: 'today' }, label: serviceMessages.deathDate },
    {
      kind: 'choice',
      id: 'deathPlace',
      display: 'radio',
      label: { bn: 'কর্মী কোথায় মৃত্যুবরণ করেছেন?', en: 'Where did the worker die?' },
      options: [
        { value: 'ABROAD', label: { bn: 'বিদেশে', en: 'Abroad' } },
        { value: 'ON_LEAVE_IN_BD', label: { bn: 'ছুটিতে দেশে এসে', en: 'On leave in Bangladesh' } },
        { value: 'AFTER_RETURN', label: { bn: 'একেবারে দেশে ফেরার পর', en: 'After the final return' } },
      ],
    },
    { kind: 'lookup', id: 'deathCause', source: 'cause-of-death', label: serviceMessages.deathCause },
    {
      kind: 'choice',
      id: 'buriedAt',
      display: 'radio',
      label: { bn: 'দাফনের স্থান', en: 'Buried in' },
      options: [
        { value: 'BANGLADESH', label: { bn: 'বাংলাদেশে', en: 'Bangladesh' } },
        { value: 'ABROAD', label: { bn: 'বিদেশে', en: 'Abroad' } },
      ],
    },
    {
      kind: 'date',
      id: 'returnDate',
      notAfter: { field: 'deathDate' },
      when: { field: 'deathPlace', isOneOf: ['ON_LEAVE_IN_BD', 'AFTER_RETURN'] },
      label: { bn: 'সর্বশেষ দেশে ফেরার তারিখ', en: 'Last date of return' },
    },
  ],
}
