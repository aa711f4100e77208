import type { Step } from '#engine/definition/service-definition.ts'
import { declaration, scan } from '#services/definitions/shared-fields.ts'
import { applicantReceives, documentFields, heirAttorney, heirsOfClaim } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { isDead, isDisabled, isJobless } from './policy.ts'

/** Step 2: claimant and bank. */
export const claimant: Step = {
  id: 'claimant',
  title: { bn: 'দাবিদার ও ব্যাংক', en: 'Claimant and bank' },
  fields: [
    {
      kind: 'choice',
      id: 'claimantType',
      display: 'radio',
      label: { bn: 'দাবিদার', en: 'Claimant' },
      hint: { bn: 'যিনি বীমার অর্থ পাবেন', en: 'Who is to receive the insurance money' },
      options: [
        { value: 'SELF', label: serviceMessages.self },
        { value: 'NOMINEE', label: serviceMessages.nominee },
        { value: 'HEIR', label: serviceMessages.heir },
      ],
    },
    {
      kind: 'text',
      id: 'claimantName',
      script: 'name-english',
      prefill: 'applicant.name',
      label: { bn: 'দাবিদারের নাম', en: "Claimant's name" },
    },
    {
      kind: 'lookup',
      id: 'claimantRelation',
      source: 'relation',
      when: { field: 'claimantType', isOneOf: ['NOMINEE', 'HEIR'] },
      label: serviceMessages.relation,
    },
    {
      kind: 'text',
      id: 'claimantNid',
      format: 'nid',
      prefill: 'applicant.nid',
      label: { bn: 'দাবিদারের এনআইডি নম্বর', en: "Claimant's NID" },
    },
    {
      kind: 'text',
      id: 'claimantMobile',
      format: 'mobile',
      prefill: 'applicant.mobile',
      label: { bn: 'দাবিদারের মোবাইল নম্বর', en: "Claimant's mobile" },
    },
    { ...heirsOfClaim, when: { field: 'claimantType', is: 'HEIR' } },
    { kind: 'block', id: 'bank', block: 'bank-account', when: applicantReceives, label: serviceMessages.bankAccount },
  ],
  rules: [
    {
      when: isDead,
      must: { not: { field: 'claimantType', is: 'SELF' } },
      at: 'claimantType',
      otherwise: {
        bn: 'মৃত কর্মীর ক্ষেত্রে নমিনি বা ওয়ারিশ দাবি করবেন।',
        en: 'For a worker who has died, a nominee or an heir claims.',
      },
    },
  ],
}

/** Step 3: documents. */
export const documents: Step = {
  id: 'documents',
  title: serviceMessages.documentsAndSubmit,
  fields: [
    {
      ...documentFields.passportCopy,
      hint: { bn: 'যাওয়া ও ফেরার সিলের পাতাসহ', en: 'With the pages of the departure and arrival seals' },
    },
    documentFields.clearanceProof,
    { ...documentFields.deathCertificate, when: isDead },
    {
      ...scan,
      id: 'medicalReport',
      when: isDisabled,
      label: { bn: 'মেডিকেল বোর্ডের প্রতিবেদন', en: 'Medical board report' },
    },
    {
      ...scan,
      id: 'terminationProof',
      when: isJobless,
      label: { bn: 'চাকরিচ্যুতির প্রমাণ/আউটপাস', en: 'Proof of job loss / out pass' },
    },
    documentFields.nidCopy,
    heirAttorney,
    declaration,
  ],
}
