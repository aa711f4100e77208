import type { Field } from '#engine/fields/field.ts'
import { createEmptyProgramme } from './empty-programme.ts'
import type { Programme } from './programme.ts'
import { fieldTemplates } from './field-templates.ts'

const children: Field = {
  kind: 'list',
  id: 'q3',
  label: { bn: 'সন্তান', en: 'Child' },
  least: 1,
  most: 10,
  fields: [
    { kind: 'text', id: 'q4', label: { bn: 'নাম', en: 'Name' } },
    { kind: 'money', id: 'q5', label: { bn: 'খরচ', en: 'Cost' } },
  ],
}

/**
 * Sewing machines for widows: two sections, a condition, a list with a total, a document, a passport check, an address
 * and a bank.
 */
export const exampleProgramme: Programme = {
  ...createEmptyProgramme({ bn: 'সেলাই মেশিন', en: 'Sewing machines' }),
  details: { bn: 'প্রশিক্ষণপ্রাপ্ত নারীদের জন্য।\nএক পরিবারে একটি।', en: 'For trained women.\nOne per family.' },
  sections: [
    {
      id: 's1',
      title: { bn: 'পরিবার', en: 'Family' },
      fields: [
        fieldTemplates['grant-receiver'].make('q1'),
        {
          kind: 'choice',
          id: 'q2',
          display: 'radio',
          label: { bn: 'সন্তান আছে?', en: 'Any children?' },
          options: [
            { value: 'Y', label: { bn: 'হ্যাঁ', en: 'Yes' } },
            { value: 'N', label: { bn: 'না', en: 'No' } },
          ],
        },
        { ...children, when: { field: 'q2', is: 'Y' } },
        {
          kind: 'total',
          id: 'q6',
          unit: 'money',
          of: ['q3.q5'],
          when: { field: 'q2', is: 'Y' },
          label: { bn: 'মোট খরচ', en: 'Total cost' },
          hint: { bn: '', en: '' },
        },
      ],
    },
    {
      id: 's2',
      title: { bn: 'কাগজপত্র', en: 'Papers' },
      fields: [
        fieldTemplates['passport-verification'].make('q7'),
        fieldTemplates['present-address'].make('q8'),
        { ...fieldTemplates.file.make('q9'), label: { bn: 'সনদ', en: 'Certificate' } },
        fieldTemplates['bank-account'].make('q10'),
      ],
    },
  ],
  opensOn: '2026-11-01',
  closesOn: '2026-12-31',
  maxAmount: '20000',
  budget: '1000000',
  seats: 50,
  desks: [
    { seat: 'demo', workingDays: 7 },
    { seat: 'section', workingDays: 5 },
    { seat: 'director', workingDays: 5 },
  ],
  rules: [
    {
      must: { not: { field: 'q6', atLeast: 500000 } },
      otherwise: { bn: 'খরচ অনেক বেশি।', en: 'The cost is too high.' },
    },
  ],
  columns: ['q2', 'q8.districtId'],
}
