import type { RoleCode } from '#access/roles.ts'
import type { Option } from '#engine/fields/choice.ts'
import type { Field } from '#engine/fields/field.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { scan } from '#services/definitions/shared-fields.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Statuses of a referral. */
export const acknowledgementStatuses = ['REFERRED', 'ACCEPTED', 'RUNNING', 'COMPLETED', 'DROPPED'] as const
export type AcknowledgementStatus = (typeof acknowledgementStatuses)[number]

export const acknowledgementStatusNames: Record<AcknowledgementStatus, Bilingual> = {
  REFERRED: { bn: 'রেফার করা হয়েছে', en: 'Referred' },
  ACCEPTED: { bn: 'প্রতিষ্ঠান গ্রহণ করেছে', en: 'Accepted by the provider' },
  RUNNING: { bn: 'সেবা চলছে', en: 'Service is running' },
  COMPLETED: { bn: 'সেবা সম্পন্ন', en: 'Completed' },
  DROPPED: { bn: 'সেবা নেওয়া হয়নি', en: 'Dropped' },
}

/** Allowed status changes: one step at a time, and DROPPED at any. */
export const nextAcknowledgementStatuses: Record<AcknowledgementStatus, readonly AcknowledgementStatus[]> = {
  REFERRED: ['ACCEPTED', 'DROPPED'],
  ACCEPTED: ['RUNNING', 'DROPPED'],
  RUNNING: ['COMPLETED', 'DROPPED'],
  COMPLETED: [],
  DROPPED: [],
}

/** Roles that may create referrals, if they may edit on the screen of the service (docs/domain/roles.md). */
export const referringRoles: readonly RoleCode[] = ['WC_OFFICER', 'SECTION_OFFICER']

/** Only re-integration and grant programmes have referrals. */
export const hasReferrals = (service: string): boolean => service === 're-integration' || /^gms(-|$)/.test(service)

export const referralServices: Option[] = [
  { value: 'COUNSELLING', label: serviceMessages.counselling },
  { value: 'RPL', label: serviceMessages.skillCertificate },
  { value: 'TRAINING', label: serviceMessages.technicalTraining },
  { value: 'LOAN', label: { bn: 'ঋণ', en: 'Loan' } },
  { value: 'JOB', label: serviceMessages.jobPlacement },
  { value: 'LEGAL', label: { bn: 'আইনি সহায়তা', en: 'Legal help' } },
  { value: 'HEALTH', label: { bn: 'স্বাস্থ্যসেবা', en: 'Health care' } },
]

const plan: Field[] = [
  {
    kind: 'date',
    id: 'planningDate',
    notAfter: { fact: 'today' },
    prefill: 'today',
    label: { bn: 'পরিকল্পনার তারিখ', en: 'Planning date' },
  },
  {
    kind: 'choice',
    id: 'serviceTypeId',
    display: 'dropdown',
    options: referralServices,
    label: { bn: 'সেবার ধরন', en: 'Service' },
  },
  {
    kind: 'lookup',
    id: 'serviceProviderId',
    source: 'service-provider',
    label: { bn: 'সেবা প্রদানকারী প্রতিষ্ঠান', en: 'Service provider' },
  },
]

const term: Field[] = [
  {
    kind: 'date',
    id: 'serviceStart',
    when: { field: 'ackStatus', isOneOf: ['RUNNING', 'COMPLETED'] },
    notBefore: { field: 'planningDate' },
    notAfter: { fact: 'today' },
    label: { bn: 'সেবা শুরুর তারিখ', en: 'Service start' },
  },
  {
    kind: 'date',
    id: 'serviceEnd',
    when: { field: 'ackStatus', is: 'COMPLETED' },
    notBefore: { field: 'serviceStart' },
    notAfter: { fact: 'today' },
    label: { bn: 'সেবা শেষের তারিখ', en: 'Service end' },
  },
]

/** The bank details are required if there is an amount. */
const money: Field[] = [
  {
    kind: 'money',
    id: 'amount',
    least: 1,
    most: 99_999_999,
    optional: true,
    label: { bn: 'পরিমাণ (টাকা)', en: 'Amount (BDT)' },
    hint: { bn: 'এই সেবায় টাকা দেওয়া হলে লিখুন', en: 'Only where this service pays money' },
  },
  {
    kind: 'block',
    id: 'bankDetails',
    block: 'bank-account',
    when: { field: 'amount', isFilled: true },
    label: { bn: 'ব্যাংকের তথ্য', en: 'Bank details' },
  },
]

const remarks: Field = {
  kind: 'paragraph',
  id: 'remarks',
  longest: 1000,
  optional: true,
  label: { bn: 'মন্তব্য', en: 'Remarks' },
  hint: { bn: 'শুধু কর্মকর্তারা পড়বেন', en: 'Read by staff only' },
}
/** One page is one document here, so five documents are five pages. */
const documents: Field = { ...scan, id: 'documents', optional: true, label: serviceMessages.documents }

/** Fields of a new referral. The status is REFERRED, and the portal assigns the number. */
export const referralFields: Field[] = [...plan, ...money, remarks, documents]

/**
 * Fields of a progress update. Provider, service and planned dates are fixed, because the person has been notified of
 * them.
 */
export const progressFields = (status: AcknowledgementStatus): Field[] => [
  {
    kind: 'choice',
    id: 'ackStatus',
    display: 'radio',
    label: { bn: 'অবস্থা', en: 'Status' },
    options: [status, ...nextAcknowledgementStatuses[status]].map((value) => ({
      value,
      label: acknowledgementStatusNames[value],
    })),
  },
  ...term,
  ...money,
  remarks,
  documents,
]

/** All stored fields in display order. Remarks are in the history. */
export const acknowledgementFields: Field[] = [...plan, ...term, ...money, documents]
