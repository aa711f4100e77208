import type { Step } from '#engine/definition/service-definition.ts'
import type { Predicate } from '#engine/conditions/condition.ts'
import type { MoneyField } from '#engine/fields/money.ts'
import type { LookupField } from '#engine/fields/lookup.ts'
import type { TextField } from '#engine/fields/text.ts'
import { causesOfDeath } from '#reference/event-lists.ts'
import { entryKind } from '#services/definitions/shared-short-entry.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { pickOptions, toOptions } from '#engine/fields/field-builders.ts'

const natures = pickOptions(
  toOptions(causesOfDeath),
  'WORK_ACCIDENT',
  'ROAD_ACCIDENT',
  'MURDER',
  'NATURAL_ILLNESS',
  'OTHER',
)

/**
 * Details of the claim abroad. Optional, because families rarely know them; the mission adds them when it files the
 * case.
 */
export const courtCaseNo: TextField = {
  kind: 'text',
  id: 'courtCaseNo',
  longest: 50,
  optional: true,
  label: { bn: 'মামলা নম্বর', en: 'Court case no.' },
}
export const claimAmount: MoneyField = {
  kind: 'money',
  id: 'claimAmount',
  least: 1,
  optional: true,
  currency: { field: 'claimCurrency' },
  label: { bn: 'দাবিকৃত অর্থ', en: 'Claimed amount' },
}
export const claimCurrency: LookupField = {
  kind: 'lookup',
  id: 'claimCurrency',
  source: 'currency',
  label: serviceMessages.currency,
}
export const hasClaim: Predicate = { field: 'claimAmount', isFilled: true }

export const missionMemoNo: TextField = {
  kind: 'text',
  id: 'missionMemoNo',
  longest: 50,
  label: { bn: 'মিশনের স্মারক নম্বর', en: 'Mission memo no.' },
}
export const isByStaff: Predicate = { fact: 'applicant.isStaff', is: true }

/** Step 1: the case. */
export const claim: Step = {
  id: 'case',
  title: { bn: 'মামলার তথ্য', en: 'Case' },
  opensNext: true,
  fields: [
    entryKind,
    { kind: 'block', id: 'worker', block: 'worker-check', label: serviceMessages.workerCheck },
    {
      kind: 'choice',
      id: 'claimType',
      display: 'dropdown',
      heading: { bn: 'কী দাবি করছেন', en: 'What you claim' },
      label: { bn: 'দাবির ধরন', en: 'Type of claim' },
      options: [
        { value: 'DEATH_COMPENSATION', label: { bn: 'মৃত্যুজনিত ক্ষতিপূরণ', en: 'Compensation for death' } },
        { value: 'ARREAR_WAGES', label: { bn: 'বকেয়া বেতন', en: 'Arrear wages' } },
        { value: 'SERVICE_BENEFIT', label: { bn: 'চাকরি শেষের পাওনা', en: 'Service benefit' } },
        { value: 'INSURANCE_ABROAD', label: { bn: 'বিদেশের বীমা', en: 'Insurance abroad' } },
        { value: 'INJURY', label: { bn: 'আঘাতজনিত ক্ষতিপূরণ', en: 'Compensation for injury' } },
        { value: 'BLOOD_MONEY', label: { bn: 'রক্তপণ (দিয়াত)', en: 'Blood money' } },
      ],
    },
    {
      kind: 'date',
      id: 'incidentDate',
      notAfter: { fact: 'today' },
      label: { bn: 'মৃত্যু/ঘটনার তারিখ', en: 'Date of death / incident' },
    },
    {
      kind: 'choice',
      id: 'incidentType',
      display: 'dropdown',
      label: { bn: 'ঘটনার প্রকৃতি', en: 'Nature of incident' },
      options: natures,
    },
    {
      kind: 'text',
      id: 'employerName',
      heading: { bn: 'নিয়োগকারী ও মিশন', en: 'Employer and mission' },
      label: serviceMessages.employer,
      hint: { bn: 'কোম্পানি বা কফিলের নাম', en: 'The company or the kafeel' },
    },
    { kind: 'text', id: 'employerAddress', longest: 500, optional: true, label: serviceMessages.employerAddress },
    {
      kind: 'lookup',
      id: 'missionId',
      source: 'mission',
      label: serviceMessages.mission,
      hint: {
        bn: 'ঘটনার দেশের বাংলাদেশ মিশন; সেখানেই দাবিটি করা হবে',
        en: 'The Bangladesh mission of the country where it happened; it makes the claim there',
      },
    },
    { ...missionMemoNo, when: isByStaff },
    { ...courtCaseNo, heading: { bn: 'মামলা ও দাবিকৃত অর্থ', en: 'Court case and amount' }, hint: serviceMessages.ifKnown },
    { ...claimAmount, hint: serviceMessages.ifKnown },
    { ...claimCurrency, when: hasClaim },
  ],
}
