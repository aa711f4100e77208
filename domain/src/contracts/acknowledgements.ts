import * as z from 'zod/mini'
import { acknowledgementStatuses } from '../awards/acknowledgement.ts'
import { answers, day, revision } from './application-shapes.ts'
import { documentShape } from './applications.ts'
import { contract, noData } from './contract.ts'
import { listOf, listQuery, moment, text, yesNo } from './shapes.ts'

const status = z.enum(acknowledgementStatuses)
const referralNo = z.strictObject({ referralNo: z.string().check(z.regex(/^RFL-[0-9]{4}-[0-9]{6,}$/)) })
const statusName = { ackStatus: status, ackStatusName: z.string(), ackStatusNameBng: z.string() }

/** What is inside, the fields of `awards/acknowledgement.ts` say. */
const given = z.optional(z.unknown())
const money = { amount: given, bankDetails: given }

const acknowledgement = z.strictObject({
  referralNo: z.string(),
  applicationNo: z.string(),
  planningDate: z.string(),
  serviceTypeId: z.string(),
  serviceTypeName: z.string(),
  serviceTypeNameBng: z.string(),
  serviceProviderId: z.string(),
  serviceProviderName: z.string(),
  serviceProviderNameBng: z.string(),
  serviceStart: day,
  serviceEnd: day,
  amount: z.nullable(z.string()),
  /** Masked for who neither verifies nor decides. */
  bankDetails: z.nullable(answers),
  documents: z.array(documentShape),
  ...statusName,
  enteredOn: z.string(),
  updatedOn: moment,
  revision: z.int(),
  /** The caller may write what has become of it. */
  mayEditYn: yesNo,
  /** Oldest first. The person it is about reads neither remarks nor names of officers. */
  history: z.array(z.strictObject({ at: moment, ...statusName, remarks: z.string(), person: z.string(), personBng: z.string() })),
})

export const listAcknowledgements = contract({
  method: 'GET',
  path: '/acknowledgements',
  summary: 'The referrals of an application with their history, newest first, for its owner and for staff who may see it',
  opensTo: 'signed-in',
  query: z.strictObject({ page: listQuery.page, size: listQuery.size, applicationNo: text(40) }),
  answer: z.strictObject({ ...listOf(acknowledgement).shape, mayAddYn: yesNo }),
  refusals: ['NOT_FOUND'],
})

export const addAcknowledgement = contract({
  method: 'POST',
  path: '/acknowledgements',
  summary: 'Refer a person whose re-integration or grant is approved to a provider; they are told',
  opensTo: 'signed-in',
  body: z.strictObject({
    applicationNo: text(40),
    planningDate: given,
    serviceTypeId: given,
    serviceProviderId: given,
    ...money,
    remarks: given,
    documents: given,
    /** A referral begins as one. */
    ackStatus: z.optional(z.literal('REFERRED')),
  }),
  answer: acknowledgement,
  says: { bn: 'রেফার করা হয়েছে।', en: 'The person is referred.' },
  refusals: ['NOT_FOUND', 'NO_PERMISSION', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const changeAcknowledgement = contract({
  method: 'PUT',
  path: '/acknowledgements/:referralNo',
  summary: 'What has become of a referral: accepted, running, completed or dropped; every change stays in its history',
  opensTo: 'signed-in',
  params: referralNo,
  body: z.strictObject({ ackStatus: given, serviceStart: given, serviceEnd: given, ...money, remarks: given, documents: given, revision }),
  answer: acknowledgement,
  says: { bn: 'সংরক্ষণ হয়েছে।', en: 'Saved.' },
  refusals: ['NOT_FOUND', 'NO_PERMISSION', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT', 'ANSWERS_INVALID'],
})

export const addReferralDocument = contract({
  method: 'POST',
  path: '/acknowledgements/documents/:applicationNo',
  summary: 'Store one page for a referral of this application: parts `field` and `file`; opened like its other documents',
  opensTo: 'signed-in',
  multipart: true,
  params: z.strictObject({ applicationNo: text(40) }),
  answer: documentShape,
  refusals: ['NOT_FOUND', 'NO_PERMISSION', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_LARGE'],
})

export const printAcknowledgement = contract({
  method: 'GET',
  path: '/acknowledgements/:referralNo/print',
  summary: 'The acknowledgement as PDF, with a code that anyone can verify',
  opensTo: 'signed-in',
  params: referralNo,
  query: z.strictObject({ language: z.optional(z.enum(['bn', 'en'])) }),
  answer: noData,
  sendsFile: true,
  refusals: ['NOT_FOUND'],
})
