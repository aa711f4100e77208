import * as z from 'zod/mini'
import { returnOutcomes } from './match-returns.ts'
import { contract } from '#http/contract.ts'
import { batchParam, nullableText, personName, countAndAmount } from './payment-schemas.ts'
import { paginatedList, listQuery, timestamp, queryId } from '#http/schemas.ts'

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

export const importReturns = contract({
  method: 'POST',
  path: '/payments/batches/:batchNo/returns',
  summary:
    'Preview a bank return (CSV or XLSX, part `file`) row by row; with part `hash` of the same file, apply it. ' +
    'Idempotent',
  access: 'payment-batch:pay',
  params: batchParam,
  multipart: { file: 'file', hash: 'text?' },
  response: z.strictObject({
    /**
     * CHECKED: nothing is changed yet. TAKEN: the import is running, see the progress of the batch. KNOWN: this file
     * was imported before.
     */
    outcome: z.enum(['CHECKED', 'TAKEN', 'KNOWN']),
    hash: z.string(),
    fileName: z.string(),
    ...returnTotals,
    /** Rows that change nothing come first; at most 500 in all. */
    findings: z.array(returnRow),
    /** Open payments of the batch that the file does not mention. */
    unanswered: countAndAmount,
  }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_LARGE'],
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
