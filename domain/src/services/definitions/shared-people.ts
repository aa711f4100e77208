import type { ChoiceField } from '#engine/fields/choice.ts'
import type { Field } from '#engine/fields/field.ts'
import { scan } from './shared-fields.ts'
import { serviceMessages } from './messages.ts'

/** A yes/no choice; the label has the question. */
export const yesOrNo: Pick<ChoiceField, 'kind' | 'display' | 'options'> = {
  kind: 'choice',
  display: 'radio',
  options: [
    { value: 'Y', label: serviceMessages.yes },
    { value: 'N', label: serviceMessages.no },
  ],
}

export const workerAliveYn: ChoiceField = {
  kind: 'choice',
  id: 'workerAliveYn',
  display: 'radio',
  label: { bn: 'কর্মী জীবিত আছেন কি?', en: 'Is the worker alive?' },
  options: [
    { value: 'Y', label: { bn: 'জীবিত', en: 'Alive' } },
    { value: 'N', label: { bn: 'মৃত', en: 'Dead' } },
  ],
}

export const maritalStatus: ChoiceField = {
  kind: 'choice',
  id: 'maritalStatus',
  display: 'dropdown',
  label: { bn: 'বৈবাহিক অবস্থা', en: 'Marital status' },
  options: [
    { value: 'SINGLE', label: { bn: 'অবিবাহিত', en: 'Single' } },
    { value: 'MARRIED', label: { bn: 'বিবাহিত', en: 'Married' } },
    { value: 'WIDOWED', label: { bn: 'বিধবা/বিপত্নীক', en: 'Widowed' } },
    { value: 'DIVORCED', label: { bn: 'তালাকপ্রাপ্ত', en: 'Divorced' } },
  ],
}

export const applicantName: Field = {
  kind: 'text',
  id: 'applicantName',
  prefill: 'applicant.name',
  label: { bn: 'আবেদনকারীর নাম', en: "Applicant's name" },
}
export const applicantNid: Field = {
  kind: 'text',
  id: 'applicantNid',
  format: 'nid',
  prefill: 'applicant.nid',
  label: { bn: 'আবেদনকারীর এনআইডি নম্বর', en: "Applicant's NID" },
}
export const applicantMobile: Field = {
  kind: 'text',
  id: 'applicantMobile',
  format: 'mobile',
  prefill: 'applicant.mobile',
  label: { bn: 'আবেদনকারীর মোবাইল নম্বর', en: "Applicant's mobile" },
}

/** The family member who applies. */
export const applicant: Field[] = [
  applicantName,
  { kind: 'lookup', id: 'applicantRelation', source: 'relation', label: serviceMessages.relationWithWorker },
  applicantNid,
  applicantMobile,
]

/** The heirs and their shares in per cent. */
export const heirs: Field = {
  kind: 'list',
  id: 'heirs',
  least: 1,
  most: 20,
  noTwice: 'nidOrBrn',
  addsUp: {
    field: 'sharePercent',
    to: 100,
    otherwise: { bn: 'ওয়ারিশদের অংশের যোগফল ১০০% হতে হবে।', en: "The heirs' shares must total 100%." },
  },
  label: serviceMessages.heir,
  hint: { bn: 'সব ওয়ারিশের অংশ মিলিয়ে ১০০% হতে হবে', en: 'The shares of all heirs must total 100%' },
  fields: [
    { kind: 'text', id: 'name', label: { bn: 'ওয়ারিশের নাম', en: "Heir's name" } },
    {
      kind: 'choice',
      id: 'relation',
      display: 'dropdown',
      label: serviceMessages.relation,
      options: [
        { value: 'HUSBAND', label: serviceMessages.husband },
        { value: 'WIFE', label: serviceMessages.wife },
        { value: 'SON', label: serviceMessages.son },
        { value: 'DAUGHTER', label: serviceMessages.daughter },
        { value: 'FATHER', label: serviceMessages.father },
        { value: 'MOTHER', label: serviceMessages.mother },
        { value: 'BROTHER', label: serviceMessages.brother },
        { value: 'SISTER', label: serviceMessages.sister },
      ],
    },
    { kind: 'date', id: 'dob', notAfter: { fact: 'today' }, age: {}, label: { bn: 'জন্ম তারিখ', en: 'Date of birth' } },
    {
      kind: 'text',
      id: 'nidOrBrn',
      format: 'nid',
      label: { bn: 'এনআইডি/জন্মনিবন্ধন নম্বর', en: 'NID / BRN' },
      hint: { bn: '১৮ বছরের কম হলে জন্মনিবন্ধন নম্বর', en: 'Under 18: the birth registration number' },
    },
    { ...yesOrNo, id: 'aliveYn', label: { bn: 'জীবিত?', en: 'Alive?' } },
    {
      kind: 'number',
      id: 'sharePercent',
      least: 0,
      most: 100,
      decimals: 2,
      label: { bn: 'প্রাপ্য অংশ (%)', en: 'Share (%)' },
      hint: { bn: 'উত্তরাধিকার আইন অনুযায়ী, যেমন: ১২.৫', en: 'By the law of inheritance, for example 12.5' },
    },
    // A person who turns 18 today needs no guardian any more.
    {
      kind: 'text',
      id: 'guardianName',
      when: {
        all: [{ field: 'dob', isFilled: true }, { not: { field: 'dob', atMost: { fact: 'settings.adultBornTo' } } }],
      },
      label: { bn: 'নাবালকের অভিভাবক', en: 'Guardian of minor' },
    },
    {
      kind: 'choice',
      id: 'paidThrough',
      display: 'radio',
      label: { bn: 'অর্থ প্রদান', en: 'Payment to' },
      hint: { bn: 'এই ওয়ারিশের অংশ কার হাতে যাবে', en: 'Into whose hands this share goes' },
      options: [
        { value: 'SELF', label: { bn: 'ওয়ারিশকে', en: 'The heir' } },
        { value: 'AUTHORISED', label: { bn: 'ক্ষমতাপ্রাপ্ত আবেদনকারীকে', en: 'The applicant, with power of attorney' } },
      ],
    },
  ],
}

/** Documents that several services require from a family. */
export const documentFields = {
  passportCopy: { ...scan, id: 'passportCopy', label: { bn: 'পাসপোর্টের কপি', en: 'Passport copy' } },
  nidCopy: { ...scan, id: 'nidCopy', label: { bn: 'এনআইডি কপি', en: 'NID copy' } },
  applicantNidCopy: { ...scan, id: 'applicantNidCopy', label: { bn: 'আবেদনকারীর এনআইডি কপি', en: "Applicant's NID" } },
  familyCertificate: {
    ...scan,
    id: 'familyCertificate',
    label: { bn: 'পরিবারের সদস্য সনদপত্র', en: 'Family member certificate' },
  },
  deathCertificate: { ...scan, id: 'deathCertificate', label: { bn: 'মৃত্যু সনদ', en: 'Death certificate' } },
  clearanceProof: {
    ...scan,
    id: 'clearanceProof',
    label: { bn: 'বিএমইটি ছাড়পত্র/সদস্যপদের প্রমাণ', en: 'BMET clearance / membership proof' },
  },
  powerOfAttorney: { ...scan, id: 'powerOfAttorney', label: { bn: 'ক্ষমতা অর্পণপত্র', en: 'Power of attorney' } },
  airwayBill: { ...scan, id: 'airwayBill', optional: true, label: { bn: 'এয়ারওয়ে বিলের কপি', en: 'Airway bill' } },
  embassyNoc: {
    ...scan,
    id: 'embassyNoc',
    when: { field: 'worker.identitySource', is: '2' },
    label: { bn: 'দূতাবাসের এনওসি', en: 'Embassy NOC' },
  },
} satisfies Record<string, Field>
