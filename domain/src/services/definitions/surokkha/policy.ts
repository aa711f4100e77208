import type { Condition, Predicate } from '#engine/conditions/condition.ts'
import type { Step } from '#engine/definition/service-definition.ts'
import { yesOrNo } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { injuries } from './injuries.ts'

export const isDead: Predicate = { field: 'personStatus', is: 'DEAD' }
export const isDisabled: Predicate = { field: 'personStatus', is: 'DISABLED' }
export const isJobless: Predicate = { field: 'personStatus', is: 'RETURNED_JOBLESS' }

const theInsurance = { bn: 'বীমার তথ্য', en: 'The insurance' }
const policyNo = { bn: 'পলিসি/বীমা নম্বর', en: 'Policy / insurance number' }
const policyStart = { bn: 'বীমা শুরুর তারিখ', en: 'Cover from' }
const policyEnd = { bn: 'বীমার মেয়াদ শেষ', en: 'Cover until' }

const isKnown: Predicate = { fact: 'cover.from', isFilled: true }
/** The register has no cover: the applicant types the details of the policy, and an officer compares them. */
const isUnknown: Condition = { all: [{ field: 'worker.check.outcome', isFilled: true }, { not: isKnown }] }

/** Step 1: worker and policy. */
export const policy: Step = {
  id: 'policy',
  title: { bn: 'কর্মী ও পলিসি', en: 'Worker and policy' },
  opensNext: true,
  fields: [
    { kind: 'block', id: 'worker', block: 'worker-check', label: serviceMessages.workerCheck },
    {
      kind: 'text',
      id: 'policyNo',
      fixed: 'cover.number',
      heading: theInsurance,
      when: { fact: 'cover.number', isFilled: true },
      label: policyNo,
    },
    { kind: 'date', id: 'policyStart', fixed: 'cover.from', when: isKnown, label: policyStart },
    { kind: 'date', id: 'policyEnd', fixed: 'cover.until', when: isKnown, label: policyEnd },
    {
      kind: 'text',
      id: 'statedPolicyNo',
      heading: theInsurance,
      script: 'english-only',
      longest: 50,
      optional: true,
      when: {
        all: [{ field: 'worker.check.outcome', isFilled: true }, { not: { fact: 'cover.number', isFilled: true } }],
      },
      label: policyNo,
      hint: {
        bn: 'আমাদের নথিতে নম্বরটি নেই। পলিসির কাগজ থেকে লিখুন।',
        en: 'Our records do not have it. Copy it from the policy.',
      },
    },
    {
      kind: 'date',
      id: 'statedPolicyStart',
      notAfter: { fact: 'today' },
      optional: true,
      when: isUnknown,
      label: policyStart,
    },
    {
      kind: 'date',
      id: 'statedPolicyEnd',
      notBefore: { field: 'statedPolicyStart' },
      optional: true,
      when: isUnknown,
      label: policyEnd,
    },
    {
      kind: 'choice',
      id: 'personStatus',
      display: 'radio',
      heading: { bn: 'কী ঘটেছে', en: 'What happened' },
      label: { bn: 'কর্মীর অবস্থা', en: 'Person status' },
      options: [
        { value: 'DEAD', label: { bn: 'মৃত্যুবরণ করেছেন', en: 'Has died' } },
        { value: 'DISABLED', label: { bn: 'অঙ্গহানি বা পঙ্গুত্ব হয়েছে', en: 'Disabled' } },
        { value: 'RETURNED_JOBLESS', label: { bn: 'চাকরি হারিয়ে ফিরেছেন', en: 'Returned without a job' } },
      ],
    },
    { kind: 'date', id: 'deathDate', notAfter: { fact: 'today' }, when: isDead, label: serviceMessages.deathDate },
    {
      kind: 'choice',
      id: 'deathCause',
      display: 'dropdown',
      when: isDead,
      sensitive: true,
      label: serviceMessages.deathCause,
      options: [
        { value: 'NATURAL', label: { bn: 'স্বাভাবিক', en: 'Natural' } },
        { value: 'ACCIDENT', label: { bn: 'দুর্ঘটনা', en: 'Accident' } },
        { value: 'SUICIDE', label: { bn: 'আত্মহত্যা', en: 'Suicide' } },
        { value: 'OTHER', label: serviceMessages.other },
      ],
    },
    {
      kind: 'date',
      id: 'returnDate',
      notAfter: { fact: 'today' },
      when: { any: [isJobless, isDisabled] },
      label: serviceMessages.returnDate,
    },
    {
      kind: 'date',
      id: 'departureDate',
      notAfter: { field: 'returnDate' },
      when: isJobless,
      label: serviceMessages.departureDate,
    },
    {
      ...yesOrNo,
      id: 'employerPaidMigrationYn',
      when: isJobless,
      label: { bn: 'নিয়োগকর্তা কি সম্পূর্ণ অভিবাসন ব্যয় বহন করেছেন?', en: 'Did the employer bear the whole migration cost?' },
    },
    {
      kind: 'choice',
      id: 'injuryTypeId',
      display: 'dropdown',
      when: isDisabled,
      sensitive: true,
      label: { bn: 'অঙ্গহানি/আঘাতের ধরন', en: 'Loss / injury' },
      options: injuries,
    },
    {
      kind: 'date',
      id: 'injuryDate',
      notAfter: { fact: 'today' },
      when: isDisabled,
      label: { bn: 'আঘাতের তারিখ', en: 'Date of injury' },
    },
    {
      kind: 'paragraph',
      id: 'incidentDetails',
      longest: 1000,
      sensitive: true,
      label: { bn: 'ঘটনার বিবরণ', en: 'Details' },
      hint: { bn: 'কোথায়, কবে, কীভাবে ঘটেছে – নিজের ভাষায় লিখুন', en: 'Where, when and how it happened, in your own words' },
    },
  ],
}
