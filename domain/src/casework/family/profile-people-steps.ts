import type { Step } from '#engine/definition/service-definition.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { gender } from '#services/definitions/shared-fields.ts'
import { yesOrNo } from '#services/definitions/shared-people.ts'
import type { Field } from '#engine/fields/field.ts'

/** Makes every field optional; a profile may be incomplete. */
export const optional = (fields: readonly Field[]): Field[] => fields.map((field) => ({ ...field, optional: true }))

/** The worker is a different person from the one who fills in the profile. */
export const workerIsNotMe = { not: { field: 'workerIsMeYn', is: 'Y' } }

const bornBy = { notAfter: { fact: 'today' }, age: {} } as const

/** Steps of the family profile about one person each: applicant, worker, spouse, children and nominee. */
export const peopleSteps: Step[] = [
  {
    id: 'me',
    title: { bn: 'আপনার তথ্য', en: 'About you' },
    fields: optional([
      {
        kind: 'text',
        id: 'nameEn',
        script: 'name-english',
        prefill: 'applicant.name',
        label: { bn: 'আপনার নাম (ইংরেজিতে)', en: 'Your name (English)' },
      },
      {
        kind: 'text',
        id: 'nameBn',
        script: 'name-bangla',
        label: { bn: 'আপনার নাম (বাংলায়)', en: 'Your name (Bangla)' },
      },
      {
        kind: 'text',
        id: 'fatherName',
        script: 'name-english',
        label: { bn: 'আপনার পিতার নাম (ইংরেজিতে)', en: "Your father's name (English)" },
      },
      {
        kind: 'text',
        id: 'motherName',
        script: 'name-english',
        label: { bn: 'আপনার মাতার নাম (ইংরেজিতে)', en: "Your mother's name (English)" },
      },
      { kind: 'date', id: 'dateOfBirth', ...bornBy, label: { bn: 'আপনার জন্ম তারিখ', en: 'Your date of birth' } },
      gender,
      {
        kind: 'text',
        id: 'nid',
        format: 'nid',
        prefill: 'applicant.nid',
        label: { bn: 'আপনার এনআইডি নম্বর', en: 'Your NID number' },
      },
      {
        kind: 'text',
        id: 'mobile',
        format: 'mobile',
        prefill: 'applicant.mobile',
        label: { bn: 'আপনার মোবাইল নম্বর', en: 'Your mobile number' },
      },
      {
        kind: 'text',
        id: 'email',
        format: 'email',
        prefill: 'applicant.email',
        label: { bn: 'আপনার ই-মেইল', en: 'Your e-mail' },
      },
    ]),
  },
  {
    id: 'worker',
    title: { bn: 'প্রবাসী কর্মী', en: 'Worker abroad' },
    fields: optional([
      {
        ...yesOrNo,
        id: 'workerIsMeYn',
        label: { bn: 'প্রবাসী কর্মী কি আপনি নিজে?', en: 'Are you the worker yourself?' },
      },
      {
        kind: 'text',
        id: 'workerNameEn',
        script: 'name-english',
        when: workerIsNotMe,
        label: { bn: 'কর্মীর নাম (ইংরেজিতে)', en: "Worker's name (English)" },
      },
      {
        kind: 'text',
        id: 'workerFatherName',
        script: 'name-english',
        when: workerIsNotMe,
        label: { bn: 'কর্মীর পিতার নাম (ইংরেজিতে)', en: "Worker's father's name (English)" },
      },
      {
        kind: 'date',
        id: 'workerDob',
        ...bornBy,
        when: workerIsNotMe,
        label: { bn: 'কর্মীর জন্ম তারিখ', en: "Worker's date of birth" },
      },
      {
        kind: 'text',
        id: 'workerNid',
        format: 'nid',
        when: workerIsNotMe,
        label: { bn: 'কর্মীর এনআইডি নম্বর', en: "Worker's NID number" },
      },
      {
        kind: 'text',
        id: 'workerMobile',
        format: 'mobile',
        when: workerIsNotMe,
        label: { bn: 'কর্মীর মোবাইল নম্বর (বাংলাদেশের)', en: "Worker's mobile number (in Bangladesh)" },
      },
      {
        kind: 'text',
        id: 'workerPassportNo',
        format: 'passport',
        label: { bn: 'কর্মীর পাসপোর্ট নম্বর', en: "Worker's passport number" },
      },
      {
        kind: 'text',
        id: 'clearanceOrMemberNo',
        script: 'english-only',
        longest: 50,
        label: { bn: 'বিএমইটি ছাড়পত্র আইডি/সদস্য নম্বর', en: 'BMET clearance ID / Membership no.' },
      },
      {
        kind: 'lookup',
        id: 'workerCountryId',
        source: 'country',
        label: { bn: 'কর্মস্থলের দেশ', en: 'Country of employment' },
      },
    ]),
  },
  {
    id: 'spouse',
    title: { bn: 'স্বামী বা স্ত্রী', en: 'Husband or wife' },
    fields: optional([
      {
        kind: 'text',
        id: 'spouseNameEn',
        script: 'name-english',
        label: { bn: 'স্বামী/স্ত্রীর নাম (ইংরেজিতে)', en: "Spouse's name (English)" },
      },
      {
        kind: 'date',
        id: 'spouseDob',
        ...bornBy,
        label: { bn: 'স্বামী/স্ত্রীর জন্ম তারিখ', en: "Spouse's date of birth" },
      },
      {
        kind: 'text',
        id: 'spouseNid',
        format: 'nid',
        label: { bn: 'স্বামী/স্ত্রীর এনআইডি নম্বর', en: "Spouse's NID number" },
      },
      {
        kind: 'text',
        id: 'spouseMobile',
        format: 'mobile',
        label: { bn: 'স্বামী/স্ত্রীর মোবাইল নম্বর', en: "Spouse's mobile number" },
      },
    ]),
  },
  {
    id: 'children',
    title: { bn: 'সন্তান', en: 'Children' },
    fields: optional([
      {
        kind: 'list',
        id: 'children',
        most: 12,
        label: serviceMessages.child,
        fields: optional([
          {
            kind: 'text',
            id: 'nameEn',
            script: 'name-english',
            label: { bn: 'নাম (ইংরেজিতে)', en: 'Name (English)' },
          },
          { kind: 'text', id: 'nameBn', script: 'name-bangla', label: { bn: 'নাম (বাংলায়)', en: 'Name (Bangla)' } },
          { kind: 'date', id: 'dateOfBirth', ...bornBy, label: serviceMessages.dateOfBirth },
          gender,
          {
            kind: 'text',
            id: 'brn',
            format: 'brn',
            label: { bn: 'জন্মনিবন্ধন নম্বর', en: 'Birth registration number' },
          },
        ]),
      },
    ]),
  },
  {
    id: 'nominee',
    title: serviceMessages.nominee,
    fields: optional([
      {
        kind: 'text',
        id: 'nomineeName',
        script: 'name-english',
        label: { bn: 'নমিনির নাম (ইংরেজিতে)', en: "Nominee's name (English)" },
      },
      {
        kind: 'choice',
        id: 'nomineeRelation',
        display: 'dropdown',
        label: { bn: 'নমিনির সাথে সম্পর্ক', en: 'Relation with nominee' },
        options: [
          { value: 'SPOUSE', label: serviceMessages.spouse },
          { value: 'CHILD', label: serviceMessages.child },
          { value: 'PARENT', label: serviceMessages.parent },
          { value: 'SIBLING', label: serviceMessages.sibling },
          { value: 'OTHER', label: serviceMessages.other },
        ],
      },
      {
        kind: 'text',
        id: 'nomineeMobile',
        format: 'mobile',
        label: { bn: 'নমিনির মোবাইল নম্বর', en: "Nominee's mobile number" },
      },
      {
        kind: 'text',
        id: 'nomineeNid',
        format: 'nid',
        label: { bn: 'নমিনির এনআইডি/জন্মনিবন্ধন নম্বর', en: "Nominee's NID / BRN" },
      },
    ]),
  },
]
