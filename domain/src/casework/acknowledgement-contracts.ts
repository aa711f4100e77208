import * as z from 'zod/mini'
import { acknowledgementStatuses } from '#services/awards/acknowledgement.ts'
import { answers, nullableDate, revision } from './application-schemas.ts'
import { documentSchema } from './application-contracts.ts'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, text, yesNo, uploadProblems } from '#http/schemas.ts'

const status = z.enum(acknowledgementStatuses)
const referralNo = z.strictObject({ referralNo: z.string().check(z.regex(/^RFL-[0-9]{4}-[0-9]{6,}$/)) })
const statusName = { ackStatus: status, ackStatusName: z.string(), ackStatusNameBng: z.string() }

/** Validated by the fields in `services/awards/acknowledgement.ts`. */
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
  serviceStart: nullableDate,
  serviceEnd: nullableDate,
  amount: z.nullable(z.string()),
  /** Masked for callers who neither verify nor decide. */
  bankDetails: z.nullable(answers),
  documents: z.array(documentSchema),
  ...statusName,
  enteredOn: z.string(),
  updatedOn: timestamp,
  revision: z.int(),
  /** The caller may record the outcome of the referral. */
  mayEditYn: yesNo,
  /** Oldest first. The person referred sees neither remarks nor names of officers. */
  history: z.array(
    z.strictObject({ at: timestamp, ...statusName, remarks: z.string(), person: z.string(), personBng: z.string() }),
  ),
})

export const listAcknowledgements = contract({
  method: 'GET',
  path: '/acknowledgements',
  summary: 'List the referrals of an application with their history, newest first, for its owner and permitted staff',
  access: 'signed-in',
  query: z.strictObject({ page: listQuery.page, size: listQuery.size, applicationNo: text(40) }),
  response: z.strictObject({ ...paginatedList(acknowledgement).shape, mayAddYn: yesNo }),
  problems: ['NOT_FOUND'],
})

export const addAcknowledgement = contract({
  method: 'POST',
  path: '/acknowledgements',
  summary: 'Refer the person of an approved re-integration or grant application to a provider and notify them',
  access: 'signed-in',
  body: z.strictObject({
    applicationNo: text(40),
    planningDate: given,
    serviceTypeId: given,
    serviceProviderId: given,
    ...money,
    remarks: given,
    documents: given,
    /** A new referral always has this status. */
    ackStatus: z.optional(z.literal('REFERRED')),
  }),
  response: acknowledgement,
  message: { bn: 'রেফার করা হয়েছে।', en: 'The person is referred.' },
  problems: ['NOT_FOUND', 'NO_PERMISSION', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const updateAcknowledgement = contract({
  method: 'PUT',
  path: '/acknowledgements/:referralNo',
  summary: 'Update the status of a referral: accepted, running, completed or dropped; the history records each change',
  access: 'signed-in',
  params: referralNo,
  body: z.strictObject({
    ackStatus: given,
    serviceStart: given,
    serviceEnd: given,
    ...money,
    remarks: given,
    documents: given,
    revision,
  }),
  response: acknowledgement,
  message: { bn: 'সংরক্ষণ হয়েছে।', en: 'Saved.' },
  problems: ['NOT_FOUND', 'NO_PERMISSION', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT', 'ANSWERS_INVALID'],
})

export const addReferralDocument = contract({
  method: 'POST',
  path: '/acknowledgements/documents/:applicationNo',
  summary:
    'Upload a page for a referral of this application: parts `field` and `file`; access as for its other documents',
  access: 'signed-in',
  multipart: { field: 'text', file: 'file' },
  params: z.strictObject({ applicationNo: text(40) }),
  response: documentSchema,
  problems: ['NOT_FOUND', 'NO_PERMISSION', 'MOVE_NOT_OPEN', ...uploadProblems],
})

export const printAcknowledgement = contract({
  method: 'GET',
  path: '/acknowledgements/:referralNo/print',
  summary: 'Download the acknowledgement as PDF with a signed QR code',
  access: 'signed-in',
  params: referralNo,
  query: z.strictObject({ language: z.optional(z.enum(['bn', 'en'])) }),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})
