import type {
  closeChequeBook as closeChequeBookEndpoint,
  enterChequeBook as enterChequeBookEndpoint,
} from '@wewb/domain/payments/cheque-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import {
  findAirport,
  findOfficeJurisdictions,
  findOverlappingBook,
  insertChequeBook,
  listBooksWithCounts,
  listOpenBooks,
  listUsedLeaves,
  lockChequeBooks,
  updateBookToClosed,
  type BookFilter,
} from './queries.ts'

const MAX_LEAVES = 1000

/** Staff see all books, an airport desk only its own. Applicants have the permission for their own applications. */
export async function listChequeBooks({ db, actor }: Context) {
  if (actor.userType === 'APPLICANT') throwProblem('NO_PERMISSION')
  const mayEnter = actor.permissions.has('burial-cost:reject')
  const office = actor.officeId === null ? undefined : await findOfficeJurisdictions(db, actor.officeId)
  const airports = office?.type === 'AIRPORT' ? office.places : undefined
  return { list: await describeBooks(db, { airports }), mayEnter }
}

export async function enterChequeBook(
  { db, actor }: Context,
  { airport, bank, ...typed }: InputOf<typeof enterChequeBookEndpoint>,
) {
  const [first, last] = [parseLeafNo(typed.firstNo), parseLeafNo(typed.lastNo)]
  const knownAirport = await findAirport(db, airport)
  assertNoIssues([
    ...(knownAirport ? [] : [issue('airport', 'not-an-option')]),
    ...(bank.trim() ? [] : [issue('bank', 'required')]),
    ...(first === undefined ? [issue('firstNo', 'digits-only')] : []),
    ...(last === undefined ? [issue('lastNo', 'digits-only')] : []),
    ...(first !== undefined && last !== undefined ? checkRange(first, last) : []),
  ])
  const id = await db.transaction().execute(async (tx) => {
    await lockChequeBooks(tx)
    const range = { firstNo: first ?? 0, lastNo: last ?? 0 }
    if (await findOverlappingBook(tx, airport, range))
      assertNoIssues([{ path: 'firstNo', code: 'rule', message: overlaps }])
    const book = await insertChequeBook(tx, {
      airport,
      bank: bank.trim(),
      first_no: range.firstNo,
      last_no: range.lastNo,
      entered_by: actor.id,
    })
    await recordAuditEntry(tx, actor, 'cheque.book-entered', `cheque-book:${book.id}`, { airport, first, last })
    return book.id
  })
  return (await describeBooks(db, { id }))[0] ?? throwProblem('NOT_FOUND')
}

export async function closeChequeBook({ db, actor }: Context, { bookId }: InputOf<typeof closeChequeBookEndpoint>) {
  await db.transaction().execute(async (tx) => {
    const closed = await updateBookToClosed(tx, bookId)
    if (!closed) throwProblem('NOT_FOUND')
    await recordAuditEntry(tx, actor, 'cheque.book-closed', `cheque-book:${bookId}`)
  })
  return (await describeBooks(db, { id: bookId }))[0] ?? throwProblem('NOT_FOUND')
}

const overlaps = {
  bn: 'এই নম্বরগুলো এ বিমানবন্দরের আরেকটি বইয়ে আছে।',
  en: 'Another book of this airport has these numbers.',
}
const tooLong = { bn: 'একটি বইয়ে সর্বোচ্চ ১০০০টি পাতা থাকতে পারে।', en: 'A book has at most 1000 leaves.' }
const turned = { bn: 'শেষ নম্বরটি প্রথম নম্বরের চেয়ে ছোট।', en: 'The last number is smaller than the first.' }

function checkRange(first: number, last: number): Issue[] {
  if (last < first) return [{ path: 'lastNo', code: 'rule', message: turned }]
  return last - first >= MAX_LEAVES ? [{ path: 'lastNo', code: 'rule', message: tooLong }] : []
}

const parseLeafNo = (typed: string): number | undefined => {
  const digits = toAsciiDigits(typed).replace(/\s/g, '')
  return /^[0-9]{1,12}$/.test(digits) ? Number(digits) : undefined
}

async function describeBooks(db: Database, filter: BookFilter) {
  const rows = await listBooksWithCounts(db, filter)
  return await Promise.all(
    rows.map(async (book) => {
      const [given, voided] = [book.given ?? 0, book.voided ?? 0]
      const { first_no: firstNo, last_no: lastNo } = book
      const left = book.closed_at ? 0 : lastNo - firstNo + 1 - given - voided
      return {
        bookId: book.id,
        airport: book.airport,
        airportName: book.name ?? book.airport,
        airportNameBng: book.name_bng ?? book.airport,
        bank: book.bank,
        firstNo,
        lastNo,
        given,
        void: voided,
        left,
        nextNo: left > 0 ? await findNextNo(db, book.id, firstNo, lastNo) : null,
        enteredAt: book.entered_at.toISOString(),
        closedAt: book.closed_at?.toISOString() ?? null,
      }
    }),
  )
}

async function findNextNo(db: Database, bookId: number, first: number, last: number): Promise<number | null> {
  const used = await listUsedLeaves(db, bookId)
  const usedNumbers = new Set(used.map(({ no }) => no))
  for (let no = first; no <= last; no += 1) if (!usedNumbers.has(no)) return no
  return null
}

/** Returns the first unused leaf of the oldest open book of the airport that has one. */
export async function findNextLeaf(db: Database, airport: string): Promise<number | undefined> {
  const books = await listOpenBooks(db, airport)
  for (const { id, first_no, last_no } of books) {
    const next = await findNextNo(db, id, first_no, last_no)
    if (next !== null) return next
  }
  return undefined
}
