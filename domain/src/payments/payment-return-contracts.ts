import * as z from 'zod/mini'
import { returnOutcomes } from './match-returns.ts'
import { contract } from '#http/contract.ts'
import { batchParam, codedMessage, nullableText, personName, countAndAmount } from './payment-schemas.ts'
import { settlementReasonLength } from './settlement-contracts.ts'
import { paginatedList, listQuery, text, timestamp, queryId } from '#http/schemas.ts'

const returnRow = z.strictObject({
  row: z.int(),
  reference: z.string(),
  applicationNo: nullableText,
  amount: z.string(),
  finding: z.enum(returnOutcomes),
  message: z.string(),
  messageBng: z.string(),
  returnCode: nullableText,
  valueDate: nullableText,
  bankReference: nullableText,
})

const returnTotals = { rows: z.int(), paid: countAndAmount, failed: countAndAmount, refused: z.int() }

/** What a return file says and what it would change. */
const returnPreview = {
  /** SHA-256 of the file. */
  hash: z.string(),
  fileName: z.string(),
  ...returnTotals,
  /** Rows that change nothing come first; at most 500 in all. */
  findings: z.array(returnRow),
  /** Open payments of the batch that the file does not mention. */
  unanswered: countAndAmount,
}

export const importReturns = contract({
  method: 'POST',
  path: '/payments/batches/:batchNo/returns',
  summary:
    'Preview a bank return (CSV or XLSX, part `file`) row by row; with part `hash` of the same file, hand it to a ' +
    'second person. Idempotent',
  access: 'payment-batch:pay',
  params: batchParam,
  multipart: { file: 'file', hash: 'text?' },
  response: z.strictObject({
    /**
     * CHECKED: nothing is stored. WAITING: a second person decides; nothing is changed yet. KNOWN: this file was
     * imported before.
     */
    outcome: z.enum(['CHECKED', 'WAITING', 'KNOWN']),
    ...returnPreview,
  }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_LARGE'],
})

export const getWaitingReturn = contract({
  method: 'GET',
  path: '/payments/batches/:batchNo/returns/waiting',
  summary: 'Get the bank return that waits for a second person, with what it would change now',
  access: 'payment-batch:view',
  params: batchParam,
  response: z.strictObject({
    waiting: z.nullable(
      z.strictObject({
        ...returnPreview,
        uploadedBy: personName,
        uploadedAt: timestamp,
        /** `withdraw`: the uploader can only decline; `decline`: so can who is named in the batch. */
        may: z.enum(['decide', 'decline', 'withdraw', 'nothing']),
        /** Says why this person may not confirm. */
        whyNot: z.nullable(z.strictObject(codedMessage)),
      }),
    ),
  }),
  problems: ['NOT_FOUND'],
})

export const decideReturn = contract({
  method: 'POST',
  path: '/payments/batches/:batchNo/returns/waiting/decision',
  summary:
    'Confirm or decline the waiting bank return, named by its hash, as the second person, of accounts (`pay`) or the ' +
    'director (`approve`): neither its uploader, who can only decline, nor the maker of the batch',
  access: 'payment-batch:view',
  params: batchParam,
  body: z.strictObject({
    decision: z.enum(['CONFIRMED', 'DECLINED']),
    hash: text(64),
    note: text(settlementReasonLength.longest),
  }),
  /** TAKEN: the import is running, see the progress of the batch. */
  response: z.strictObject({ outcome: z.enum(['TAKEN', 'DECLINED']) }),
  problems: ['NO_PERMISSION', 'NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
  message: { bn: 'সিদ্ধান্তটি লেখা হয়েছে।', en: 'The decision is recorded.' },
})

export const listReturns = contract({
  method: 'GET',
  path: '/payments/batches/:batchNo/returns',
  summary: 'List the bank returns of a batch, newest first',
  access: 'payment-batch:view',
  params: batchParam,
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        returnId: z.int(),
        fileName: z.string(),
        hash: z.string(),
        takenBy: personName,
        /** Null for returns from before two people were needed. */
        confirmedBy: z.nullable(personName),
        takenAt: timestamp,
        finishedAt: z.nullable(timestamp),
        ...returnTotals,
        done: z.int(),
      }),
    ),
  }),
  problems: ['NOT_FOUND'],
})

export const listReturnRows = contract({
  method: 'GET',
  path: '/payments/batches/:batchNo/returns/:returnId/rows',
  summary: 'List the rows of a bank return with the effect of each or the reason it had none',
  access: 'payment-batch:view',
  params: z.strictObject({ ...batchParam.shape, returnId: queryId }),
  query: z.strictObject({ page: listQuery.page, size: listQuery.size, finding: z.optional(z.enum(returnOutcomes)) }),
  response: paginatedList(returnRow),
  problems: ['NOT_FOUND'],
})
