import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Rule } from '#engine/definition/rule.ts'
import type { State } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { reviewStates } from '#services/workflows/states.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { addresses } from './addresses.ts'
import { payment } from './payment.ts'
import { people } from './people.ts'
import { work } from './work.ts'

/**
 * The mission receives the fee: it cannot forward the application without the memo number or the date of the bank
 * transfer.
 */
const receipt: Field[] = [
  {
    kind: 'consent',
    id: 'passportEndsSoon',
    when: { fact: 'membership.passportEndsSoon', is: true },
    label: { bn: 'পাসপোর্টের মেয়াদ', en: 'Passport validity' },
    statement: {
      bn: 'পাসপোর্টের মেয়াদ ছয় মাসের মধ্যে শেষ হবে। আবেদনকারীকে নতুন পাসপোর্ট করতে বলা হয়েছে।',
      en: 'The passport ends within six months. The applicant was told to renew it.',
    },
  },
  {
    kind: 'text',
    id: 'cashMemoNo',
    script: 'english-only',
    longest: 50,
    when: { fact: 'membership.paidBy', is: 'CASH' },
    label: { bn: 'ক্যাশ মেমো নম্বর', en: 'Cash memo number' },
  },
  {
    kind: 'date',
    id: 'depositedOn',
    notAfter: { fact: 'today' },
    when: { fact: 'membership.paidBy', is: 'BANK' },
    label: { bn: 'ব্যাংকে জমার তারিখ', en: 'Day it reached the bank' },
  },
  {
    kind: 'money',
    id: 'amountDue',
    currency: 'membership.currency',
    fixed: 'membership.due',
    label: { bn: 'প্রদেয়', en: 'Amount due' },
  },
  {
    kind: 'money',
    id: 'receivedAmount',
    currency: 'membership.currency',
    label: { bn: 'গৃহীত পরিমাণ', en: 'Amount received' },
  },
  {
    kind: 'lookup',
    id: 'receivedCurrency',
    source: 'currency',
    fixed: 'membership.currency',
    label: { bn: 'মুদ্রা', en: 'Currency' },
  },
]
const receivesAll: Rule = {
  must: { field: 'receivedAmount', is: { fact: 'membership.due' } },
  at: 'receivedAmount',
  with: { due: { fact: 'membership.due' }, currency: { fact: 'membership.currency' } },
  otherwise: {
    bn: 'প্রদেয় {due} {currency}; গৃহীত পরিমাণ এর সমান হতে হবে।',
    en: '{due} {currency} is due; the amount received must equal it.',
  },
}
/** A rejection comes after the fee was paid, so it requires the refund memo. */
const refund: Field = {
  kind: 'text',
  id: 'refundMemoNo',
  script: 'english-only',
  longest: 50,
  optional: true,
  label: { bn: 'ফি ফেরতের মেমো নম্বর', en: 'Refund memo number' },
  hint: { bn: 'ফি ফেরত দেওয়া হলে লিখুন', en: 'When the fee is given back' },
}

const moves = createApprovalWorkflow({
  desks: [
    {
      ...deskTemplates.mission,
      workingDays: 5,
      asks: receipt,
      rules: [receivesAll],
      does: 'receive-fee',
      notifies: 'MEMBER_FEE',
    },
    { ...deskTemplates.assistant, workingDays: 3 },
  ],
  rejectionFields: [refund],
  approved: {
    notifies: 'MEMBER',
    does: 'enrol-member',
    revokedBy: 'end-membership',
    state: {
      reads: { bn: 'অনুমোদিত – সদস্য নম্বর {number}', en: 'Approved – member no. {number}' },
      next: { bn: 'পোর্টাল থেকে সদস্য কার্ড ডাউনলোড করুন।', en: 'Download your membership card from the portal.' },
    },
  },
})
/** In this service the applicant has a task while the application is pending. */
const pending: State = {
  ...reviewStates.pending,
  next: {
    bn: 'ফি না দিয়ে থাকলে মূল কাগজপত্র নিয়ে মিশনে যান এবং ফি দিন। মিশন কাগজ মিলিয়ে আবেদনটি প্রধান কার্যালয়ে পাঠাবে।',
    en: 'If you have not paid the fee yet, go to the mission with your original papers and pay it. The mission then sends the application to head office.',
  },
}

export const membership: ServiceDefinition = {
  id: 'wewb-membership',
  prefix: 'MEM',
  title: { bn: 'সদস্যপদ', en: 'Membership' },
  summary: { bn: 'প্রবাসী কর্মীর সদস্যপদ, ঐচ্ছিক বীমাসহ', en: 'Membership for workers abroad, with optional insurance' },
  opensTo: 'applicants',
  steps: [people, addresses, work, payment],
  eligibility: [
    {
      code: 'E-10',
      must: {
        all: [
          { field: 'dateOfBirth', atLeast: { fact: 'settings.membershipBornFrom' } },
          { field: 'dateOfBirth', atMost: { fact: 'settings.membershipBornTo' } },
        ],
      },
      at: 'dateOfBirth',
      with: { min: { fact: 'settings.membershipMinAge' }, max: { fact: 'settings.membershipMaxAge' } },
      otherwise: { bn: 'বয়স {min} থেকে {max} বছরের মধ্যে হতে হবে।', en: 'Age must be between {min} and {max}.' },
    },
    {
      code: 'E-12',
      must: { field: 'passport.passportExpiryDate', atLeast: { fact: 'today' } },
      at: 'passport.passportExpiryDate',
      otherwise: serviceMessages.passportExpired,
    },
    {
      code: 'E-12',
      must: { field: 'legalIdExpiry', atLeast: { fact: 'today' } },
      at: 'legalIdExpiry',
      otherwise: serviceMessages.passportExpired,
    },
  ],
  checks: [
    {
      name: 'passport-not-registered',
      code: 'E-11',
      at: 'passport.passportNo',
      otherwise: serviceMessages.alreadyRegistered,
    },
  ],
  claims: [
    {
      id: 'person',
      code: 'E-11',
      oncePer: [{ anyOf: ['nidOrBrn', 'passport.passportNo', 'referencePassports.passportNo'] }],
      at: 'passport.passportNo',
      otherwise: serviceMessages.haveAnother,
    },
    {
      id: 'transaction',
      oncePer: ['transactionId'],
      at: 'transactionId',
      otherwise: { bn: 'এই লেনদেন আইডি আগে ব্যবহার হয়েছে।', en: 'This transaction ID has been used before.' },
    },
  ],
  workflow: { ...moves, states: { ...moves.states, pending } },
  offices: { mission: ['missionId', 'servingMissionId'] },
  keys: {
    name: ['nameEn'],
    nameBn: ['nameBn'],
    nid: ['nidOrBrn'],
    passport: ['passport.passportNo', 'referencePassports.passportNo'],
    transaction: ['transactionId'],
    mobile: ['mobileBd', 'mobileAbroad'],
    district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { of: 'applicant' },
      { field: 'passport.passportNo' },
      { field: 'missionId' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['foreignCountryId', 'missionId', 'insuranceYn', 'paymentMethod'],
  },
  print: {
    heading: { bn: 'সদস্যপদের আবেদন', en: 'Application for membership' },
    closing: serviceMessages.signatureAndDate,
  },
}
