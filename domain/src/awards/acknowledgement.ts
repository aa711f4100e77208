import type { RoleCode } from '../access/roles.ts'
import type { Option } from '../fields/choice.ts'
import type { Field } from '../fields/field.ts'
import type { Bilingual } from '../language/bilingual.ts'
import { scan } from '../services/shared-fields.ts'
import { words } from '../services/words.ts'

/** How far a referral has come: domain/2-fields.md 2.16, step 3. */
export const acknowledgementStatuses = ['REFERRED', 'ACCEPTED', 'RUNNING', 'COMPLETED', 'DROPPED'] as const
export type AcknowledgementStatus = (typeof acknowledgementStatuses)[number]

export const acknowledgementStatusNames: Record<AcknowledgementStatus, Bilingual> = {
  REFERRED: { bn: 'রেফার করা হয়েছে', en: 'Referred' },
  ACCEPTED: { bn: 'প্রতিষ্ঠান গ্রহণ করেছে', en: 'Accepted by the provider' },
  RUNNING: { bn: 'সেবা চলছে', en: 'Service is running' },
  COMPLETED: { bn: 'সেবা সম্পন্ন', en: 'Completed' },
  DROPPED: { bn: 'সেবা নেওয়া হয়নি', en: 'Dropped' },
}

/** Step by step, and out of it at any of them. */
export const nextStatuses: Record<AcknowledgementStatus, readonly AcknowledgementStatus[]> = {
  REFERRED: ['ACCEPTED', 'DROPPED'],
  ACCEPTED: ['RUNNING', 'DROPPED'],
  RUNNING: ['COMPLETED', 'DROPPED'],
  COMPLETED: [],
  DROPPED: [],
}

/** Who writes them, where their permission on the service's screen lets them edit: domain/4-access.md 4.1. */
export const referringRoles: readonly RoleCode[] = ['WC_OFFICER', 'SECTION_OFFICER']

/** Re-integration and every grant programme end in referrals; the other benefits do not. */
export const isReferredFrom = (service: string): boolean => service === 're-integration' || /^gms(-|$)/.test(service)

export const referralServices: Option[] = [
  { value: 'COUNSELLING', label: words.counselling },
  { value: 'RPL', label: words.skillCertificate },
  { value: 'TRAINING', label: words.technicalTraining },
  { value: 'LOAN', label: { bn: 'ঋণ', en: 'Loan' } },
  { value: 'JOB', label: words.jobPlacement },
  { value: 'LEGAL', label: { bn: 'আইনি সহায়তা', en: 'Legal help' } },
  { value: 'HEALTH', label: { bn: 'স্বাস্থ্যসেবা', en: 'Health care' } },
]

const plan: Field[] = [
  { kind: 'date', id: 'planningDate', notAfter: { fact: 'today' }, prefill: 'today', label: { bn: 'পরিকল্পনার তারিখ', en: 'Planning date' } },
  { kind: 'choice', id: 'serviceTypeId', display: 'dropdown', options: referralServices, label: { bn: 'সেবার ধরন', en: 'Service' } },
  { kind: 'lookup', id: 'serviceProviderId', source: 'service-provider', label: { bn: 'সেবা প্রদানকারী প্রতিষ্ঠান', en: 'Service provider' } },
] // prettier-ignore

const term: Field[] = [
  { kind: 'date', id: 'serviceStart', when: { field: 'ackStatus', isOneOf: ['RUNNING', 'COMPLETED'] }, notBefore: { field: 'planningDate' }, notAfter: { fact: 'today' }, label: { bn: 'সেবা শুরুর তারিখ', en: 'Service start' } },
  { kind: 'date', id: 'serviceEnd', when: { field: 'ackStatus', is: 'COMPLETED' }, notBefore: { field: 'serviceStart' }, notAfter: { fact: 'today' }, label: { bn: 'সেবা শেষের তারিখ', en: 'Service end' } },
] // prettier-ignore

/** Money moves where there is a sum, and then somebody must know where to. */
const money: Field[] = [
  { kind: 'money', id: 'amount', least: 1, most: 99_999_999, optional: true, label: { bn: 'পরিমাণ (টাকা)', en: 'Amount (BDT)' }, hint: { bn: 'এই সেবায় টাকা দেওয়া হলে লিখুন', en: 'Only where this service pays money' } },
  { kind: 'block', id: 'bankDetails', block: 'bank-account', when: { field: 'amount', isFilled: true }, label: { bn: 'ব্যাংকের তথ্য', en: 'Bank details' } },
] // prettier-ignore

const remarks: Field = { kind: 'paragraph', id: 'remarks', longest: 1000, optional: true, label: { bn: 'মন্তব্য', en: 'Remarks' }, hint: { bn: 'শুধু কর্মকর্তারা পড়বেন', en: 'Read by staff only' } } // prettier-ignore
/** One page is one document here, so five of them are five pages. */
const documents: Field = { ...scan, id: 'documents', optional: true, label: words.documents }

/** Asked when a person is referred. The status is then REFERRED, and the portal gives the number. */
export const referralFields: Field[] = [...plan, ...money, remarks, documents]

/** Asked afterwards: what has become of it. Where, for what and since when it was planned, the person has been told. */
export const progressFields = (status: AcknowledgementStatus): Field[] => [
  {
    kind: 'choice',
    id: 'ackStatus',
    display: 'radio',
    label: { bn: 'অবস্থা', en: 'Status' },
    options: [status, ...nextStatuses[status]].map((value) => ({ value, label: acknowledgementStatusNames[value] })),
  },
  ...term,
  ...money,
  remarks,
  documents,
]

/** Everything that is kept of it, in the order it is read. Remarks stand in its history. */
export const keptFields: Field[] = [...plan, ...term, ...money, documents]
