import type { Condition, Test } from '../../conditions/condition.ts'
import type { Step } from '../../definition/service-definition.ts'
import { yesOrNo } from '../shared-people.ts'
import { words } from '../words.ts'
import { injuries } from './injuries.ts'

export const isDead: Test = { field: 'personStatus', is: 'DEAD' }
export const isDisabled: Test = { field: 'personStatus', is: 'DISABLED' }
export const isJobless: Test = { field: 'personStatus', is: 'RETURNED_JOBLESS' }

const theInsurance = { bn: 'বীমার তথ্য', en: 'The insurance' }
const policyNo = { bn: 'পলিসি/বীমা নম্বর', en: 'Policy / insurance number' }
const policyStart = { bn: 'বীমা শুরুর তারিখ', en: 'Cover from' }
const policyEnd = { bn: 'বীমার মেয়াদ শেষ', en: 'Cover until' }

const isKnown: Test = { fact: 'cover.from', isFilled: true }
/** The register was asked and knows of no cover: what stands on the paper is typed, and an officer compares. */
const isUnknown: Condition = { all: [{ field: 'worker.check.outcome', isFilled: true }, { not: isKnown }] }

/** domain/2-fields.md 2.11, step 1. */
export const policy: Step = {
  id: 'policy',
  title: { bn: 'কর্মী ও পলিসি', en: 'Worker and policy' },
  opensNext: true,
  fields: [
    { kind: 'block', id: 'worker', block: 'worker-check', label: words.workerCheck },
    { kind: 'text', id: 'policyNo', fixed: 'cover.number', heading: theInsurance, when: { fact: 'cover.number', isFilled: true }, label: policyNo },
    { kind: 'date', id: 'policyStart', fixed: 'cover.from', when: isKnown, label: policyStart },
    { kind: 'date', id: 'policyEnd', fixed: 'cover.until', when: isKnown, label: policyEnd },
    { kind: 'text', id: 'statedPolicyNo', heading: theInsurance, script: 'english-only', longest: 50, optional: true, when: { all: [{ field: 'worker.check.outcome', isFilled: true }, { not: { fact: 'cover.number', isFilled: true } }] }, label: policyNo, hint: { bn: 'আমাদের নথিতে নম্বরটি নেই। পলিসির কাগজ থেকে লিখুন।', en: 'Our records do not have it. Copy it from the policy.' } },
    { kind: 'date', id: 'statedPolicyStart', notAfter: { fact: 'today' }, optional: true, when: isUnknown, label: policyStart },
    { kind: 'date', id: 'statedPolicyEnd', notBefore: { field: 'statedPolicyStart' }, optional: true, when: isUnknown, label: policyEnd },
    { kind: 'choice', id: 'personStatus', display: 'radio', heading: { bn: 'কী ঘটেছে', en: 'What happened' }, label: { bn: 'কর্মীর অবস্থা', en: 'Person status' }, options: [
      { value: 'DEAD', label: { bn: 'মৃত্যুবরণ করেছেন', en: 'Has died' } },
      { value: 'DISABLED', label: { bn: 'অঙ্গহানি বা পঙ্গুত্ব হয়েছে', en: 'Disabled' } },
      { value: 'RETURNED_JOBLESS', label: { bn: 'চাকরি হারিয়ে ফিরেছেন', en: 'Returned without a job' } },
    ] },
    { kind: 'date', id: 'deathDate', notAfter: { fact: 'today' }, when: isDead, label: words.deathDate },
    { kind: 'choice', id: 'deathCause', display: 'dropdown', when: isDead, sensitive: true, label: words.deathCause, options: [
      { value: 'NATURAL', label: { bn: 'স্বাভাবিক', en: 'Natural' } },
      { value: 'ACCIDENT', label: { bn: 'দুর্ঘটনা', en: 'Accident' } },
      { value: 'SUICIDE', label: { bn: 'আত্মহত্যা', en: 'Suicide' } },
      { value: 'OTHER', label: words.other },
    ] },
    { kind: 'date', id: 'returnDate', notAfter: { fact: 'today' }, when: { any: [isJobless, isDisabled] }, label: words.returnDate },
    { kind: 'date', id: 'departureDate', notAfter: { field: 'returnDate' }, when: isJobless, label: words.departureDate },
    { ...yesOrNo, id: 'employerPaidMigrationYn', when: isJobless, label: { bn: 'নিয়োগকর্তা কি সম্পূর্ণ অভিবাসন ব্যয় বহন করেছেন?', en: 'Did the employer bear the whole migration cost?' } },
    { kind: 'choice', id: 'injuryTypeId', display: 'dropdown', when: isDisabled, sensitive: true, label: { bn: 'অঙ্গহানি/আঘাতের ধরন', en: 'Loss / injury' }, options: injuries },
    { kind: 'date', id: 'injuryDate', notAfter: { fact: 'today' }, when: isDisabled, label: { bn: 'আঘাতের তারিখ', en: 'Date of injury' } },
    { kind: 'paragraph', id: 'incidentDetails', longest: 1000, sensitive: true, label: { bn: 'ঘটনার বিবরণ', en: 'Details' }, hint: { bn: 'কোথায়, কবে, কীভাবে ঘটেছে – নিজের ভাষায় লিখুন', en: 'Where, when and how it happened, in your own words' } },
  ],
} // prettier-ignore
