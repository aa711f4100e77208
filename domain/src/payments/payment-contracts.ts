import * as z from 'zod/mini'
import { flagSchema } from '#casework/cross-checks/cross-check-schemas.ts'
import { contract, noData } from '#http/contract.ts'
import { paidThroughs } from '#reference/paid-through.ts'
import { batchParam, fiscalYear, nullableText, personName, codedMessage, countAndAmount } from './payment-schemas.ts'
import { paginatedList, listQuery, sortBy, timestamp, text, yesNo } from '#http/schemas.ts'

// Amounts are decimal strings with two decimals, '27500.00'. Fiscal years run from July to June, e.g. '2026-27'.

export const batchStates = ['MADE', 'AUTHORISED', 'SENT', 'RETURNED', 'RECONCILED', 'CANCELLED'] as const
export type BatchState = (typeof batchStates)[number]
/** QUEUED: due and in no batch. IN_BATCH: waits for authorisation. WITHDRAWN: no longer due. */
export const paymentStates = ['QUEUED', 'IN_BATCH', 'SENT', 'PAID', 'FAILED', 'WITHDRAWN'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Maximum number of payments in a batch, so that every program can open the bank file. */
export const MAX_BATCH_SIZE = 20_000

/** Receiver of a payment. The account number shows only its last four digits. */
const receiver = {
  paymentId: z.int(),
  applicationNo: z.string(),
  module: z.string(),
  name: z.string(),
  nameBng: nullableText,
  holderName: z.string(),
  bank: z.string(),
  bankBng: z.string(),
  branch: z.string(),
  branchBng: z.string(),
  routingNumber: z.string(),
  accountEnd: z.string(),
  amount: z.string(),
  /** Number of the payee in the application, from 1. */
  payeeNo: z.int(),
  /** Share of the payee in hundredths of a per cent; 10000 where nobody else is paid. */
  share: z.int(),
  paidThrough: z.enum(paidThroughs),
  /** Name of the person who receives the share for the payee; empty if the payee receives it. */
  guardian: z.string(),
  instalmentNo: z.int(),
  /** Year of the instalment, for allowances that are paid yearly. */
  instalmentYear: z.nullable(z.int()),
  /** 2 after a first payment that the bank returned. */
  attempt: z.int(),
  /** Flags of the application. */
  flags: z.array(flagSchema),
}

const queued = z.strictObject({
  ...receiver,
  moduleName: z.string(),
  moduleNameBng: z.string(),
  fiscalYear,
  approvedOn: z.string(),
  queuedOn: z.string(),
  payableYn: yesNo,
  /** Reasons why it cannot be paid yet. */
  problems: z.array(z.strictObject(codedMessage)),
})

/** Y: only payments of applications with a flag; N: only of those without. */
const flaggedYn = z.optional(yesNo)

export const listPaymentQueue = contract({
  method: 'GET',
  path: '/payments/queue',
  summary:
    'List the approved payments without a batch, oldest first by default, with the total of all that match the filters',
  access: 'payment-batch:view',
  query: z.strictObject({
    ...listQuery,
    module: z.optional(text(40)),
    fiscalYear: z.optional(fiscalYear),
    /** Y: only payable ones; N: only those with a problem. */
    payableYn: z.optional(yesNo),
    flaggedYn,
    sort: sortBy('queuedOn'),
  }),
  response: z.strictObject({
    ...paginatedList(queued).shape,
    amount: z.string(),
    payable: countAndAmount,
    blocked: countAndAmount,
  }),
})

export const getQueueSummary = contract({
  method: 'GET',
  path: '/payments/queue/summary',
  summary: 'Get the payment queue grouped by service and fiscal year',
  access: 'payment-batch:view',
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        module: z.string(),
        moduleName: z.string(),
        moduleNameBng: z.string(),
        fiscalYear,
        count: z.int(),
        total: z.string(),
        /** Count and sum that a batch would include. */
        payable: countAndAmount,
        problemCount: z.int(),
        /** Remaining budget of the service in this fiscal year; null without a ceiling. */
        ceilingLeft: nullableText,
      }),
    ),
    count: z.int(),
    total: z.string(),
  }),
})

export const createBatch = contract({
  method: 'POST',
  path: '/payments/batches',
  summary:
    'Create a batch of payments of one service and fiscal year: the given ones, or all without issues. ' +
    'Requires an `Idempotency-Key`',
  access: 'payment-batch:create',
  body: z.strictObject({
    module: text(40),
    fiscalYear: z.optional(fiscalYear),
    /** All payments owed to the payees of these applications. */
    applicationNos: z.optional(z.array(text(30)).check(z.maxLength(MAX_BATCH_SIZE))),
    paymentIds: z.optional(z.array(z.int()).check(z.maxLength(MAX_BATCH_SIZE))),
    all: z.optional(z.literal(true)),
    note: z.optional(text(500)),
  }),
  response: z.strictObject({ batchNo: z.string(), total: z.string(), count: z.int() }),
  problems: ['ANSWERS_INVALID', 'KEY_REUSED'],
  message: {
    bn: 'ব্যাচ তৈরি হয়েছে। এখন আরেকজন অনুমোদন করবেন।',
    en: 'The batch is made. Now a second person authorises it.',
  },
})

/** Properties shared by a batch and its row in the list. */
const batchHead = {
  batchNo: z.string(),
  module: z.string(),
  moduleName: z.string(),
  moduleNameBng: z.string(),
  fiscalYear,
  state: z.enum(batchStates),
  count: z.int(),
  total: z.string(),
  paid: countAndAmount,
  failed: countAndAmount,
  /** Neither paid nor returned yet: zero when the batch is reconciled. */
  open: countAndAmount,
  maker: personName,
  madeAt: timestamp,
  authoriser: z.nullable(personName),
  authorisedAt: z.nullable(timestamp),
  /** A background job is running: poll while `doing` is not null. `error`: it stopped and will retry. */
  progress: z.strictObject({
    doing: z.nullable(z.enum(['AUTHORISING', 'RETURNS'])),
    done: z.int(),
    total: z.int(),
    error: nullableText,
  }),
}

export const listBatches = contract({
  method: 'GET',
  path: '/payments/batches',
  summary: 'List the payment batches, newest first',
  access: 'payment-batch:view',
  query: z.strictObject({
    ...listQuery,
    state: z.optional(z.enum(batchStates)),
    module: z.optional(text(40)),
    fiscalYear: z.optional(fiscalYear),
  }),
  response: paginatedList(z.strictObject(batchHead)),
})

const batch = z.strictObject({
  ...batchHead,
  note: z.string(),
  adviceNo: nullableText,
  adviceDate: nullableText,
  sentAt: z.nullable(timestamp),
  reconciledAt: z.nullable(timestamp),
  cancelledAt: z.nullable(timestamp),
  cancelReason: nullableText,
  /** The file sent to the bank, once generated; every download returns the same bytes. */
  file: z.nullable(z.strictObject({ sha256: z.string(), rows: z.int(), madeAt: timestamp })),
  /** SHA-256 of the bank file (CSV) without the advice; whoever authorises names what was seen. */
  contentSha256: z.string(),
  /** total = paid + failed + open, computed from the rows. */
  agreesYn: yesNo,
  madeByMeYn: yesNo,
  mayAuthoriseYn: yesNo,
  /** Reason why this person may not authorise a batch that awaits authorisation. */
  mayNotAuthorise: z.nullable(z.strictObject(codedMessage)),
  mayCancelYn: yesNo,
  mayRemoveYn: yesNo,
  mayReturnYn: yesNo,
  /** Y: a bank return waits for a second person. */
  returnWaitsYn: yesNo,
  mayDownloadYn: yesNo,
  revision: z.int(),
})

export const getBatch = contract({
  method: 'GET',
  path: '/payments/batches/:batchNo',
  summary: 'Get a batch: totals, progress and permitted actions',
  access: 'payment-batch:view',
  params: batchParam,
  response: batch,
  problems: ['NOT_FOUND'],
})

const batchRow = z.strictObject({
  ...receiver,
  serial: z.int(),
  /** The bank's returns are matched by this reference. */
  reference: z.string(),
  state: z.enum(paymentStates),
  valueDate: nullableText,
  bankReference: nullableText,
  returnCode: nullableText,
  returnedOn: nullableText,
  /** Explanation of the return code. */
  reason: nullableText,
  reasonBng: nullableText,
})

export const listBatchRows = contract({
  method: 'GET',
  path: '/payments/batches/:batchNo/rows',
  summary: 'List the payments of a batch in the order of the bank file',
  access: 'payment-batch:view',
  params: batchParam,
  query: z.strictObject({ ...listQuery, state: z.optional(z.enum(paymentStates)), flaggedYn }),
  response: z.strictObject({ ...paginatedList(batchRow).shape, amount: z.string() }),
  problems: ['NOT_FOUND'],
})

export const cancelBatch = contract({
  method: 'POST',
  path: '/payments/batches/:batchNo/cancel',
  summary: 'Cancel a batch before authorisation, by its maker; its payments return to the queue',
  access: 'payment-batch:create',
  params: batchParam,
  body: z.strictObject({ reason: text(500), revision: z.int() }),
  response: batch,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT', 'ANSWERS_INVALID'],
  message: {
    bn: 'ব্যাচটি বাতিল হয়েছে। সব আবেদন আবার তালিকায় আছে।',
    en: 'The batch is cancelled. All its files are in the queue again.',
  },
})

export const removeBatchRow = contract({
  method: 'POST',
  path: '/payments/batches/:batchNo/remove-row',
  summary: 'Remove a payment from a batch before authorisation; the last one only by cancelling the batch',
  access: 'payment-batch:create',
  params: batchParam,
  body: z.strictObject({ paymentId: z.int(), revision: z.int() }),
  response: batch,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT'],
  message: { bn: 'আবেদনটি ব্যাচ থেকে সরানো হয়েছে।', en: 'The file was taken out of the batch.' },
})

export const authoriseBatch = contract({
  method: 'POST',
  path: '/payments/batches/:batchNo/authorise',
  summary:
    'Authorise a batch as second person, of accounts (`pay`) or the director (`approve`): move the ' +
    'applications, notify the applicants and create the bank file once',
  access: 'payment-batch:view',
  params: batchParam,
  body: z.strictObject({ adviceNo: text(50), adviceDate: text(10), contentSha256: text(64), revision: z.int() }),
  response: batch,
  problems: ['NO_PERMISSION', 'NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT', 'ANSWERS_INVALID'],
  message: { bn: 'অনুমোদন হয়েছে। ব্যাংকের ফাইল তৈরি হচ্ছে।', en: 'Authorised. The bank file is being made.' },
})

export const getBatchFile = contract({
  method: 'GET',
  path: '/payments/batches/:batchNo/file',
  summary:
    'Download the bank file (beftn, as csv or xlsx) or the advice (pdf); the bytes never change, and each ' +
    'download is audited',
  access: 'payment-batch:export',
  params: batchParam,
  query: z.strictObject({ format: z.enum(['beftn', 'pdf']), as: z.optional(z.enum(['csv', 'xlsx'])) }),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'UNAVAILABLE'],
})
