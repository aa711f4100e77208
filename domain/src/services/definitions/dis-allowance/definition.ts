import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Field } from '#engine/fields/field.ts'
import { visitDate, visitPhoto } from '#services/definitions/shared-visit.ts'
import { initialDecision } from '#services/workflows/action-fields.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { child, isNew } from './child.ts'
import { documents } from './documents.ts'
import { checks, claims, eligibility } from './eligibility.ts'
import { receiver } from './receiver.ts'

/** An officer must have met the child before the application is forwarded. */
const visit: Field[] = [
  visitDate,
  {
    kind: 'consent',
    id: 'childSeen',
    label: { bn: 'সন্তান', en: 'The child' },
    statement: { bn: 'আমি সন্তানকে নিজে দেখেছি।', en: 'I have seen the child myself.' },
  },
  {
    kind: 'consent',
    id: 'cardSeen',
    label: { bn: 'সুবর্ণ নাগরিক কার্ড', en: 'Disability ID card' },
    statement: {
      bn: 'আমি মূল কার্ডটি দেখেছি এবং নম্বর মিলিয়েছি।',
      en: 'I have seen the original card and compared its number.',
    },
  },
  visitPhoto,
  {
    kind: 'paragraph',
    id: 'visitNote',
    shortest: 10,
    longest: 1000,
    label: { bn: 'পরিদর্শনের বিবরণ', en: 'Note of the visit' },
  },
]

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
  claims,
  workflow: createApprovalWorkflow({
    desks: [
      // A renewal has the certificate of the union or ward, so no visit is needed.
      { ...deskTemplates.district, workingDays: 15, when: isNew, asks: visit, notifies: 'FORWARDED' },
      { ...deskTemplates.section, workingDays: 5, asks: [initialDecision] },
      { ...deskTemplates.assistant, workingDays: 5 },
      { ...deskTemplates.director, workingDays: 5 },
    ],
    // A renewal without its own account is paid into the account of the first application; after a returned payment
    // another may be given.
    pays: ['bank', 'accountChangedYn'],
    fixedAmount: true,
    notifiedAtPublication: true,
  }),
  crossChecks: [
    { check: 'account-holder', of: 'bank.accountHolderName', with: ['receiverNameEn'] },
    { check: 'parent-name', of: 'worker.workerNameEn', with: ['fatherName', 'motherName'] },
  ],
  offices: { district: 'permanent.districtId' },
  keys: {
    name: ['childNameEn'],
    nameBn: ['childNameBn'],
    brn: ['childBrn'],
    card: ['disabilityCardNo'],
    relatedNid: ['applicantNid', 'receiverNid'],
    passport: ['worker.workerPassportNo'],
    mobile: ['applicantMobile', 'receiverMobile'],
    account: ['bank.accountNumber'],
    district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { of: 'applicant' },
      { field: 'applicationKind' },
      { field: 'workerAliveYn' },
      { field: 'permanent.districtId' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['applicationKind', 'childGender', 'workerAliveYn', 'permanent.districtId'],
  },
  print: {
    heading: {
      bn: 'প্রবাসী কর্মীর প্রতিবন্ধী সন্তানের ভাতার আবেদন',
      en: "Application for the disability allowance of workers' children",
    },
    closing: serviceMessages.signatureAndDate,
  },
}
