import type { ServiceDefinition } from '../../definition/service-definition.ts'
import type { Field } from '../../fields/field.ts'
import { chain } from '../workflows/chain.ts'
import { seats } from '../workflows/desks.ts'
import { addresses } from './addresses.ts'
import { payment } from './payment.ts'
import { people } from './people.ts'
import { work } from './work.ts'

const hasExpired = { bn: 'পাসপোর্ট বা বৈধ অবস্থানের দলিলের মেয়াদ উত্তীর্ণ।', en: 'The passport or residence document has expired.' }

/** The mission takes the fee: without the memo the file does not leave it. */
const receipt: Field[] = [
  { kind: 'text', id: 'cashMemoNo', longest: 50, label: { bn: 'ক্যাশ মেমো নম্বর', en: 'Cash memo number' } },
  { kind: 'money', id: 'receivedAmount', currency: 'foreign', least: 0, label: { bn: 'গৃহীত পরিমাণ', en: 'Amount received' } },
  { kind: 'lookup', id: 'receivedCurrency', source: 'currency', prefill: 'membership.currency', label: { bn: 'মুদ্রা', en: 'Currency' } },
]

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
      must: { all: [{ field: 'dateOfBirth', atLeast: { fact: 'settings.membershipBornFrom' } }, { field: 'dateOfBirth', atMost: { fact: 'settings.membershipBornTo' } }] },
      at: 'dateOfBirth',
      with: { min: { fact: 'settings.membershipMinAge' }, max: { fact: 'settings.membershipMaxAge' } },
      otherwise: { bn: 'বয়স {min} থেকে {max} বছরের মধ্যে হতে হবে।', en: 'Age must be between {min} and {max}.' },
    },
    { code: 'E-12', must: { field: 'passport.passportExpiryDate', atLeast: { fact: 'today' } }, at: 'passport.passportExpiryDate', otherwise: hasExpired },
    { code: 'E-12', must: { field: 'legalIdExpiry', atLeast: { fact: 'today' } }, at: 'legalIdExpiry', otherwise: hasExpired },
  ],
  checks: [
    { name: 'passport-not-registered', code: 'E-11', at: 'passport.passportNo', otherwise: { bn: 'আপনি ইতোমধ্যে নিবন্ধিত: {number}।', en: 'You are already registered: {number}.' } },
  ],
  workflow: chain({
    desks: [{ ...seats.mission, workingDays: 5, asks: receipt, notifies: 'MEMBER_FEE' }, { ...seats.assistant, workingDays: 3 }],
    approved: {
      notifies: 'MEMBER',
      state: {
        reads: { bn: 'অনুমোদিত – সদস্য নম্বর {number}', en: 'Approved – member no. {number}' },
        next: { bn: 'পোর্টাল থেকে সদস্য কার্ড ডাউনলোড করুন।', en: 'Download your membership card from the portal.' },
      },
    },
  }),
  offices: { mission: 'missionId' },
  keys: { name: ['nameEn'], nameBn: ['nameBn'], nid: ['nidOrBrn'], passport: ['passport.passportNo'], mobile: ['mobileBd', 'mobileAbroad'], district: ['permanent.districtId'] },
  list: {
    columns: [{ of: 'number' }, { of: 'applicant' }, { field: 'passport.passportNo' }, { field: 'missionId' }, { of: 'submittedOn' }, { of: 'status' }, { of: 'desk' }],
    filters: ['foreignCountryId', 'missionId', 'insuranceYn', 'paymentMethod'],
  },
  print: { heading: { bn: 'সদস্যপদের আবেদন', en: 'Application for membership' }, closing: { bn: 'আবেদনকারীর স্বাক্ষর ও তারিখ', en: 'Signature of the applicant and date' } },
} // prettier-ignore
