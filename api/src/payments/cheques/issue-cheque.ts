import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits, toAsciiDigits } from '@wewb/domain/language/digits'
import type { Application } from '#casework/applications/application.ts'
import { validateHandOver } from '#casework/claims/assert-grantable.ts'
import type { Tx } from '#db/database.ts'
import { findPaidApplication } from '#payments/payments/hold-queries.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Portal } from '#server/context.ts'
import { findChequeOf, findOpenBookWithLeaf, insertIssuedLeaf } from './queries.ts'

type ChequeIssue = {
  portal: Pick<Portal, 'secrets' | 'now'>
  application: Application
  airport: string
  chequeNo: string
  amount: string | null
  givenBy: number | null
  on: string
}

const notInBook: Bilingual = {
  bn: 'এই নম্বরের চেক এ বিমানবন্দরের কোনো চালু বইয়ে নেই।',
  en: 'No open book of this airport has a cheque with this number.',
}
const usedBefore: Bilingual = { bn: 'এই চেকটি আগে ব্যবহার হয়েছে।', en: 'This cheque has been used before.' }

const otherGiven: Bilingual = {
  bn: 'এই আবেদনে {no} নম্বর চেক দেওয়া আছে, তাই সেই নম্বরই লিখুন। অন্য চেক দিতে হলে আগে হিসাব শাখাকে চেকটি বাতিল করতে বলুন; সেখানে দুজন মিলে তা করবেন।',
  en: 'Cheque {no} was given for this application. Enter that number. To give another cheque, first ask accounts to declare this one void; two people there do that.',
}
const otherCashed: Bilingual = {
  bn: 'এই আবেদনের {no} নম্বর চেক ব্যাংকে ভাঙানো হয়েছে, তাই আরেকটি চেক দেওয়া যাবে না। {no} নম্বরই লিখুন।',
  en: 'The bank has paid cheque {no} of this application, so no other cheque can be given. Enter {no}.',
}

const mayBePaid: Bilingual = {
  bn: 'এই দাবির টাকা ব্যাংক হিসাবে জমা হয়ে থাকতে পারে, তাই এখন চেক দেওয়া যাবে না। টাকা পৌঁছেছে কি না, আগে হিসাব শাখার কাছ থেকে জেনে নিন।',
  en: 'The money of this claim may have arrived by transfer, so no cheque can be given now. First ask accounts whether it has arrived.',
}

/**
 * Issues a leaf of an open cheque book of the airport. A leaf is issued once, and an application has one cheque: when
 * it returns to the desk, the desk confirms that cheque. Only two people of accounts declare it void.
 */
export async function issueCheque(
  tx: Tx,
  { portal, application, airport, chequeNo, amount, givenBy, on }: ChequeIssue,
) {
  const { row } = application
  const no = Number(toAsciiDigits(chequeNo).replace(/\s/g, ''))
  const rejectAt = (message: Bilingual) =>
    throwProblem('ANSWERS_INVALID', { issues: [{ path: 'chequeNo', code: 'rule', message }] })
  const given = await findChequeOf(tx, row.id)
  if (given && given.no !== no) {
    const message = given.reconciled_on === null ? otherGiven : otherCashed
    return rejectAt(interpolate(message, { no: bilingualDigits(given.no) }))
  }
  if (given) return { chequeNo: String(no) }
  const book = Number.isSafeInteger(no) ? await findOpenBookWithLeaf(tx, airport, no) : undefined
  if (!book) return rejectAt(notInBook)
  assertNoIssues((await validateHandOver(tx, portal, application, on)).map((issue) => ({ ...issue, path: 'chequeNo' })))
  if (await findPaidApplication(tx, row.id)) return rejectAt(mayBePaid)
  const issuedLeaf = await insertIssuedLeaf(tx, { applicationId: row.id, bookId: book.id, no, amount, givenBy })
  if (!issuedLeaf) return rejectAt(usedBefore)
  await recordAuditEntry(tx, { id: givenBy ?? 0 }, 'cheque.given', `application:${row.no}`, { airport, no })
  return { chequeNo: String(no) }
}
