import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { nullableText, personName, countAndAmount } from './payment-schemas.ts'
import { paginatedList, listQuery, timestamp, queryId, text, yesNo } from '#http/schemas.ts'

const book = z.strictObject({
  bookId: z.int(),
  airport: z.string(),
  airportName: z.string(),
  airportNameBng: z.string(),
  bank: z.string(),
  firstNo: z.int(),
  lastNo: z.int(),
  given: z.int(),
  void: z.int(),
  left: z.int(),
  /** The first unused cheque. */
  nextNo: z.nullable(z.int()),
  enteredAt: timestamp,
  closedAt: z.nullable(timestamp),
})

export const listChequeBooks = contract({
  method: 'GET',
  path: '/cheque-books',
  summary: 'List the cheque books of the airport desks with their remaining leaves; an airport sees only its own',
  access: 'burial-cost:view',
  response: z.strictObject({ list: z.array(book), mayEnter: z.boolean() }),
})

export const enterChequeBook = contract({
  method: 'POST',
  path: '/cheque-books',
  summary: 'Register a book of pre-signed cheques; its numbers must not overlap with another open book of the airport',
  access: 'burial-cost:reject',
  body: z.strictObject({ airport: text(10), bank: text(100), firstNo: text(20), lastNo: text(20) }),
  response: book,
  problems: ['ANSWERS_INVALID'],
  message: { bn: 'চেক বই যুক্ত হয়েছে।', en: 'The cheque book was entered.' },
})

export const closeChequeBook = contract({
  method: 'POST',
  path: '/cheque-books/:bookId/close',
  summary: 'Close a cheque book',
  access: 'burial-cost:reject',
  params: z.strictObject({ bookId: queryId }),
  response: book,
  problems: ['NOT_FOUND'],
  message: { bn: 'চেক বইটি বন্ধ হয়েছে।', en: 'The cheque book was closed.' },
})

const cheque = z.strictObject({
  bookId: z.int(),
  chequeNo: z.string(),
  airport: z.string(),
  airportName: z.string(),
  airportNameBng: z.string(),
  bank: z.string(),
  applicationNo: z.string(),
  name: nullableText,
  nameBng: nullableText,
  amount: nullableText,
  state: z.enum(['GIVEN', 'VOID']),
  givenOn: z.string(),
  givenBy: z.nullable(personName),
  reconciledOn: nullableText,
  reconciledBy: z.nullable(personName),
  /** An open request to declare the cheque void. */
  voiding: z.nullable(
    z.strictObject({
      voidId: z.int(),
      reason: z.string(),
      requestedBy: personName,
      requestedAt: timestamp,
      byMeYn: yesNo,
    }),
  ),
  /** Whether it was handed over, is not paid by the bank, and its application is not approved. */
  voidableYn: yesNo,
})

export const listCheques = contract({
  method: 'GET',
  path: '/payments/cheques',
  summary: 'List the issued and spoilt cheques with their payment status, newest first',
  access: 'payment-batch:view',
  query: z.strictObject({
    ...listQuery,
    airport: z.optional(text(10)),
    reconciledYn: z.optional(yesNo),
    from: z.optional(text(10)),
    to: z.optional(text(10)),
  }),
  response: z.strictObject({
    ...paginatedList(cheque).shape,
    given: countAndAmount,
    reconciled: countAndAmount,
    open: countAndAmount,
  }),
  problems: ['ANSWERS_INVALID'],
})

export const reconcileCheques = contract({
  method: 'POST',
  path: '/payments/cheques/reconcile',
  summary: 'Mark cheques as paid by the bank on a day; the mark stays',
  access: 'payment-batch:pay',
  body: z.strictObject({
    cheques: z.array(z.strictObject({ bookId: z.int(), chequeNo: text(20) })).check(z.minLength(1), z.maxLength(200)),
    reconciledOn: text(10),
  }),
  response: z.strictObject({ changed: z.int() }),
  problems: ['ANSWERS_INVALID', 'NOT_FOUND'],
  message: { bn: 'চেকের হিসাব মেলানো হয়েছে।', en: 'The cheques are reconciled.' },
})

const chequeName = { bookId: z.int(), chequeNo: text(20) }

export const requestChequeVoid = contract({
  method: 'POST',
  path: '/payments/cheques/void',
  summary: 'Ask to declare a cheque void that was handed over, for example one that was given back or lost',
  access: 'payment-batch:pay',
  body: z.strictObject({ ...chequeName, reason: text(1000) }),
  response: noData,
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'MOVE_NOT_OPEN'],
  message: {
    bn: 'বাতিলের অনুরোধ লেখা হয়েছে। এখন আরেকজন নিশ্চিত করবেন।',
    en: 'The request is recorded. Now a second person confirms it.',
  },
})

export const decideChequeVoid = contract({
  method: 'POST',
  path: '/payments/cheques/void/decision',
  summary:
    'Confirm or decline as the second person that a cheque is void, of accounts (`pay`) or the director (`approve`)',
  access: 'payment-batch:view',
  body: z.strictObject({
    ...chequeName,
    /** The request that the screen showed. */
    voidId: z.int(),
    decision: z.enum(['CONFIRMED', 'DECLINED']),
    note: text(1000),
  }),
  response: noData,
  problems: ['NO_PERMISSION', 'ANSWERS_INVALID', 'NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT'],
  message: { bn: 'সিদ্ধান্তটি লেখা হয়েছে।', en: 'The decision is recorded.' },
})
