import type { Step } from '#engine/definition/service-definition.ts'
import { gender } from '#services/definitions/shared-fields.ts'
import {
  applicantMobile,
  applicantName,
  applicantNid,
  workerAliveYn,
  yesOrNo,
} from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

export const isNew = { field: 'applicationKind', is: 'NEW' }
export const isRenewal = { field: 'applicationKind', is: 'YEARLY_RENEWAL' }

/** Step 1. The yearly renewal only confirms that the child is alive and whether the account has changed. */
export const child: Step = {
  id: 'payment',
  title: { bn: 'ভাতা ও সন্তানের তথ্য', en: 'Payment information' },
  opensNext: true,
  fields: [
    {
      kind: 'lookup',
      id: 'circularId',
      source: 'disability-setup',
      fixed: 'setup.id',
      label: { bn: 'বিজ্ঞপ্তি', en: 'Circular' },
    },
    { kind: 'text', id: 'recordNo', fixed: 'application.number', label: { bn: 'রেকর্ড নম্বর', en: 'Record number' } },
    {
      kind: 'choice',
      id: 'applicationKind',
      display: 'radio',
      label: serviceMessages.applicationKind,
      options: [
        { value: 'NEW', label: serviceMessages.newApplication },
        {
          value: 'YEARLY_RENEWAL',
          label: { bn: 'বাৎসরিক নবায়ন (জীবিত থাকার সনদ)', en: 'Yearly renewal (life certificate)' },
        },
      ],
    },
    { kind: 'block', id: 'worker', block: 'worker-check', label: serviceMessages.workerCheck },
    { ...workerAliveYn, when: isNew },
    {
      kind: 'text',
      id: 'faRef',
      longest: 50,
      optional: true,
      when: { field: 'workerAliveYn', is: 'N' },
      label: serviceMessages.assistanceReference,
      hint: serviceMessages.assistanceHint,
    },
    {
      kind: 'text',
      id: 'childNameEn',
      script: 'name-english',
      heading: serviceMessages.child,
      label: { bn: 'সন্তানের নাম (ইংরেজিতে)', en: "Child's name (English)" },
    },
    {
      kind: 'text',
      id: 'childNameBn',
      script: 'name-bangla',
      when: isNew,
      label: { bn: 'সন্তানের নাম (বাংলায়)', en: "Child's name (Bangla)" },
    },
    {
      kind: 'text',
      id: 'childBrn',
      format: 'brn',
      label: { bn: 'সন্তানের জন্মনিবন্ধন নম্বর', en: "Child's birth registration no." },
    },
    {
      kind: 'number',
      id: 'installmentNo',
      least: 1,
      optional: true,
      when: isRenewal,
      fixed: 'student.nextInstallment',
      label: serviceMessages.installmentNo,
    },
    {
      ...yesOrNo,
      id: 'accountChangedYn',
      when: isRenewal,
      label: { bn: 'ভাতা গ্রহণকারী বা তাঁর ব্যাংক হিসাব বদলেছে কি?', en: 'Has the receiver or the bank account changed?' },
    },
    {
      kind: 'date',
      id: 'childDob',
      notAfter: { fact: 'today' },
      age: { to: { fact: 'setup.maxAge' }, on: 'setup.closesOn' },
      when: isNew,
      label: { bn: 'সন্তানের জন্ম তারিখ', en: "Child's date of birth" },
    },
    { ...gender, id: 'childGender', when: isNew },
    { kind: 'text', id: 'fatherName', script: 'name-english', when: isNew, label: serviceMessages.fatherName },
    { kind: 'text', id: 'motherName', script: 'name-english', when: isNew, label: serviceMessages.motherName },
    {
      kind: 'lookup',
      id: 'disabilityTypeId',
      source: 'disability-type',
      sensitive: true,
      when: isNew,
      heading: { bn: 'প্রতিবন্ধিতা', en: 'Disability' },
      label: serviceMessages.disabilityType,
    },
    {
      kind: 'choice',
      id: 'disabilityDegree',
      display: 'dropdown',
      sensitive: true,
      when: isNew,
      label: { bn: 'প্রতিবন্ধিতার মাত্রা', en: 'Degree of disability' },
      options: [
        { value: 'MILD', label: { bn: 'মৃদু', en: 'Mild' } },
        { value: 'MODERATE', label: { bn: 'মাঝারি', en: 'Moderate' } },
        { value: 'SEVERE', label: { bn: 'তীব্র', en: 'Severe' } },
        { value: 'PROFOUND', label: { bn: 'অতি তীব্র', en: 'Profound' } },
      ],
    },
    {
      kind: 'text',
      id: 'disabilityCardNo',
      script: 'english-only',
      longest: 30,
      sensitive: true,
      when: isNew,
      label: { bn: 'সুবর্ণ নাগরিক কার্ড নম্বর', en: 'Disability ID (Suborno Nagorik) card no.' },
    },
    {
      ...yesOrNo,
      id: 'otherAllowanceYn',
      when: isNew,
      label: { bn: 'অন্য কোনো সরকারি প্রতিবন্ধী ভাতা পান কি?', en: 'Receives another government disability allowance?' },
    },
    {
      kind: 'text',
      id: 'otherAllowanceDetails',
      when: { field: 'otherAllowanceYn', is: 'Y' },
      label: { bn: 'অন্য ভাতার বিবরণ', en: 'Details of the other allowance' },
    },
    {
      kind: 'number',
      id: 'siblingsApplied',
      least: 0,
      when: isNew,
      fixed: 'worker.childrenApplied',
      label: { bn: 'ইতোমধ্যে আবেদনকৃত সন্তানের সংখ্যা', en: 'Children already applied for' },
    },
    {
      kind: 'choice',
      id: 'applicantRelation',
      display: 'dropdown',
      when: isNew,
      heading: { bn: 'আবেদনকারী', en: 'Applicant' },
      label: { bn: 'সন্তানের সাথে আবেদনকারীর সম্পর্ক', en: "Applicant's relation with the child" },
      options: [
        { value: 'FATHER', label: serviceMessages.father },
        { value: 'MOTHER', label: serviceMessages.mother },
        { value: 'LEGAL_GUARDIAN', label: { bn: 'আইনগত অভিভাবক', en: 'Legal guardian' } },
      ],
    },
    {
      kind: 'text',
      id: 'applicantNameEn',
      script: 'name-english',
      prefill: 'applicant.name',
      when: isNew,
      label: applicantName.label,
    },
    { ...applicantNid, when: isNew },
    { ...applicantMobile, when: isNew },
    {
      kind: 'money',
      id: 'monthlyAmount',
      when: isNew,
      fixed: 'setup.monthlyAmount',
      label: { bn: 'মাসিক ভাতার পরিমাণ (টাকা)', en: 'Monthly allowance (BDT)' },
    },
  ],
  // The instalment is not typed, so a missing one is reported at the child's number.
  rules: [
    {
      when: { all: [isRenewal, { field: 'childBrn', isFilled: true }] },
      must: { fact: 'student.nextInstallment', isFilled: true },
      at: 'childBrn',
      otherwise: {
        bn: 'এ সন্তানের কোনো কিস্তির জন্য এখানে জীবিত সনদ নেওয়া হচ্ছে না। ভাতা চালু থাকলে আপনার অনুমোদিত আবেদনের পাতা থেকে সনদ দিন।',
        en: 'No life certificate of this child is awaited here. If the allowance runs, give it from the page of your approved application.',
      },
    },
  ],
}
