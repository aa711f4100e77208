import type { ServiceDefinition } from '../../definition/service-definition.ts'
import type { Field } from '../../fields/field.ts'
import { visitDate, visitPhoto } from '../shared-visit.ts'
import { initialDecision } from '../../workflows/asks.ts'
import { chain } from '../../workflows/chain.ts'
import { seats } from '../../workflows/desks.ts'
import { words } from '../words.ts'
import { child, isNew } from './child.ts'
import { documents } from './documents.ts'
import { checks, eligibility } from './eligibility.ts'
import { receiver } from './receiver.ts'

/** The allowance is for a child whom an officer has met. */
const visit: Field[] = [
  visitDate,
  { kind: 'consent', id: 'childSeen', label: { bn: 'সন্তান', en: 'The child' }, statement: { bn: 'আমি সন্তানকে নিজে দেখেছি।', en: 'I have seen the child myself.' } },
  { kind: 'consent', id: 'cardSeen', label: { bn: 'সুবর্ণ নাগরিক কার্ড', en: 'Disability ID card' }, statement: { bn: 'আমি মূল কার্ডটি দেখেছি এবং নম্বর মিলিয়েছি।', en: 'I have seen the original card and compared its number.' } },
  visitPhoto,
  { kind: 'paragraph', id: 'visitNote', shortest: 10, longest: 1000, label: { bn: 'পরিদর্শনের বিবরণ', en: 'Note of the visit' } },
] // prettier-ignore

export const disAllowance: ServiceDefinition = {
  id: 'dis-allowance',
  prefix: 'DIS',
  title: { bn: 'প্রতিবন্ধী ভাতা', en: 'Disability allowance' },
  summary: { bn: 'প্রবাসী কর্মীর প্রতিবন্ধী সন্তানের ভাতা', en: 'Allowance for children with a disability of workers abroad' },
  opensTo: 'applicants',
  needsSetup: true,
  steps: [child, receiver, documents],
  eligibility,
  checks,
  workflow: chain({
    desks: [
      // A renewal comes with the certificate of the union or ward: nobody visits the child again.
      { ...seats.district, workingDays: 15, when: isNew, asks: visit, notifies: 'FORWARDED' },
      { ...seats.section, workingDays: 5, asks: [initialDecision] },
      { ...seats.assistant, workingDays: 5 },
      { ...seats.director, workingDays: 5 },
    ],
    // A renewal without an account of its own is paid into that of the first application; after a bounce it may name another.
    pays: ['bank', 'accountChangedYn'],
    fixedAmount: true,
    toldAtPublication: true,
  }),
  offices: { district: 'permanent.districtId' },
  keys: {
    name: ['childNameEn'], nameBn: ['childNameBn'], brn: ['childBrn'], card: ['disabilityCardNo'], relatedNid: ['applicantNid', 'receiverNid'], passport: ['worker.workerPassportNo'],
    mobile: ['applicantMobile', 'receiverMobile'], account: ['bank.accountNumber'], district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' }, { of: 'applicant' }, { field: 'applicationKind' }, { field: 'workerAliveYn' }, { field: 'permanent.districtId' },
      { of: 'submittedOn' }, { of: 'status' }, { of: 'desk' },
    ],
    filters: ['applicationKind', 'childGender', 'workerAliveYn', 'permanent.districtId'],
  },
  print: {
    heading: { bn: 'প্রবাসী কর্মীর প্রতিবন্ধী সন্তানের ভাতার আবেদন', en: "Application for the disability allowance of workers' children" },
    closing: words.signatureAndDate,
  },
} // prettier-ignore
