import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { moment, queryId, text } from './shapes.ts'

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
  /** The first leaf that nobody has used. */
  nextNo: z.nullable(z.int()),
  enteredAt: moment,
  closedAt: z.nullable(moment),
})

export const listChequeBooks = contract({
  method: 'GET',
  path: '/cheque-books',
  summary: 'The cheque books of the airport desks, with what is left of each; an airport sees its own',
  opensTo: 'burial-cost:view',
  answer: z.strictObject({ list: z.array(book), mayEnter: z.boolean() }),
})

export const enterChequeBook = contract({
  method: 'POST',
  path: '/cheque-books',
  summary: 'A new book of pre-signed cheques; its numbers may stand in no other open book of the airport',
  opensTo: 'burial-cost:reject',
  body: z.strictObject({ airport: text(10), bank: text(100), firstNo: text(20), lastNo: text(20) }),
  answer: book,
  refusals: ['ANSWERS_INVALID'],
  says: { bn: 'চেক বই যুক্ত হয়েছে।', en: 'The cheque book was entered.' },
})

export const closeChequeBook = contract({
  method: 'POST',
  path: '/cheque-books/:bookId/close',
  summary: 'No more leaves of this book are given',
  opensTo: 'burial-cost:reject',
  params: z.strictObject({ bookId: queryId }),
  answer: book,
  refusals: ['NOT_FOUND'],
  says: { bn: 'চেক বইটি বন্ধ হয়েছে।', en: 'The cheque book was closed.' },
})
