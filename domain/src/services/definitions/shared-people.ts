import type { Condition, Predicate } from '#engine/conditions/condition.ts'
import type { ClaimKey } from '#engine/definition/claim-rule.ts'
import type { BlockField } from '#engine/fields/block.ts'
import type { ChoiceField } from '#engine/fields/choice.ts'
import type { Field } from '#engine/fields/field.ts'
import type { FileField } from '#engine/fields/file.ts'
import type { ListField } from '#engine/fields/nested.ts'
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
  script: 'name',
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

const isAlive: Predicate = { field: 'aliveYn', is: 'Y' }
const isMinor: Predicate = { field: 'dob', atLeast: { fact: 'heirs.minorBornFrom' } }

/** Questions about an heir. A person who turns 18 today needs no guardian any more. A dead heir has no share. */
const heirFields: Field[] = [
  { kind: 'text', id: 'name', script: 'name', label: { bn: 'ওয়ারিশের নাম', en: "Heir's name" } },
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
    when: isAlive,
    label: { bn: 'প্রাপ্য অংশ (%)', en: 'Share (%)' },
    hint: { bn: 'উত্তরাধিকার আইন অনুযায়ী, যেমন: ১২.৫', en: 'By the law of inheritance, for example 12.5' },
  },
  {
    kind: 'choice',
    id: 'paidThrough',
    display: 'radio',
    when: isAlive,
    label: { bn: 'অর্থ প্রদান', en: 'Payment to' },
    hint: { bn: 'এই ওয়ারিশের অংশ কার হিসাবে যাবে', en: 'Into whose account this share goes' },
    options: [
      { value: 'SELF', when: { not: isMinor }, label: { bn: 'ওয়ারিশকে', en: 'The heir' } },
      { value: 'GUARDIAN', when: isMinor, label: { bn: 'ওয়ারিশের অভিভাবককে', en: "The heir's guardian" } },
      {
        value: 'APPLICANT',
        when: isMinor,
        label: { bn: 'আবেদনকারীকে, যিনি অভিভাবক', en: 'The applicant, who is the guardian' },
      },
      { value: 'AUTHORISED', label: { bn: 'ক্ষমতাপ্রাপ্ত আবেদনকারীকে', en: 'The applicant, with power of attorney' } },
    ],
  },
  {
    kind: 'text',
    id: 'guardianName',
    script: 'name',
    when: {
      any: [{ field: 'paidThrough', is: 'GUARDIAN' }, { all: [{ field: 'paidThrough', is: 'AUTHORISED' }, isMinor] }],
    },
    label: { bn: 'নাবালকের অভিভাবক', en: 'Guardian of minor' },
  },
]

/** Account of an heir or guardian. The applicant, who may be an heir, enters an account once, outside the list. */
const heirAccount: BlockField = {
  kind: 'block',
  id: 'bank',
  block: 'bank-account',
  when: {
    all: [
      { field: 'paidThrough', isOneOf: ['SELF', 'GUARDIAN'] },
      { not: { field: 'nidOrBrn', is: { field: 'applicantNid' } } },
    ],
  },
  label: { bn: 'যে হিসাবে এই অংশ যাবে', en: 'Account that receives this share' },
}

/** The living heirs, their shares in per cent and the accounts that receive them. */
export const heirs: ListField = {
  kind: 'list',
  id: 'heirs',
  least: 1,
  most: 20,
  noTwice: 'nidOrBrn',
  someRow: {
    field: 'aliveYn',
    is: 'Y',
    otherwise: {
      bn: 'সব ওয়ারিশ মৃত লেখা আছে। অর্থ পেতে অন্তত একজন জীবিত ওয়ারিশ যোগ করুন।',
      en: 'All heirs are marked as dead. Add at least one living heir, who can be paid.',
    },
  },
  addsUp: {
    field: 'sharePercent',
    to: 100,
    otherwise: {
      bn: 'জীবিত ওয়ারিশদের অংশের যোগফল ১০০% হতে হবে।',
      en: 'The shares of the living heirs must total 100%.',
    },
  },
  label: serviceMessages.heir,
  hint: {
    bn: 'জীবিত সব ওয়ারিশের অংশ মিলিয়ে ১০০% হতে হবে। মৃত ওয়ারিশের অংশ নেই।',
    en: 'The shares of all living heirs must total 100%. A dead heir has no share.',
  },
  fields: [...heirFields, heirAccount],
}

/** The same where the form asks the NID of a claimant. */
export const heirsOfClaim: ListField = {
  ...heirs,
  fields: [
    ...heirFields,
    {
      ...heirAccount,
      when: {
        all: [
          { field: 'paidThrough', isOneOf: ['SELF', 'GUARDIAN'] },
          { not: { field: 'nidOrBrn', is: { field: 'claimantNid' } } },
        ],
      },
    },
  ],
}

/** The form has no account of the applicant if that account would receive nothing. */
export const applicantReceives: Condition = { not: { fact: 'heirs.applicantReceives', is: false } }

/** The applicant is paid for another heir only with this document. */
export const heirAttorney: FileField = {
  ...scan,
  id: 'heirAttorney',
  when: { fact: 'heirs.anyAuthorised', is: true },
  label: { bn: 'ওয়ারিশদের ক্ষমতা অর্পণপত্র', en: 'Power of attorney of heirs' },
  hint: { bn: 'স্ট্যাম্প কাগজে', en: 'On stamp paper' },
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

/**
 * The worker by passport, or by the clearance or membership that somebody states with another passport. The memo of a
 * mission is no such number: one memo may name several workers.
 */
export const workerMarks = ['worker.workerPassportNo', 'worker.clearanceOrMemberNo']
export const claimedWorker: ClaimKey = { anyOf: workerMarks }

/** E-17: one application for each deceased, whichever relative applies. A service adds the path of the passport. */
export const oncePerDeceased = { id: 'deceased', code: 'E-17', otherwise: serviceMessages.caseExists }
