import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { findOpenBookWithLeaf, insertIssuedLeaf, updateOtherLeavesToVoid } from './queries.ts'

type ChequeIssue = {
  application: { id: number; no: string }
  airport: string
  chequeNo: string
  amount: string | null
  givenBy: number | null
}

const notInBook: Bilingual = {
  bn: 'এই নম্বরের চেক এ বিমানবন্দরের কোনো চালু বইয়ে নেই।',
  en: 'No open book of this airport has a cheque with this number.',
}
const usedBefore: Bilingual = { bn: 'এই চেকটি আগে ব্যবহার হয়েছে।', en: 'This cheque has been used before.' }

/**
 * Issues a leaf of an open cheque book of the airport; a leaf is issued only once. An application that returns to the
 * desk may name another leaf, and its earlier leaf is then voided.
 */
export async function issueCheque(tx: Tx, { application, airport, chequeNo, amount, givenBy }: ChequeIssue) {
  const no = Number(toAsciiDigits(chequeNo).replace(/\s/g, ''))
  const rejectAt = (message: Bilingual) =>
    throwProblem('ANSWERS_INVALID', { issues: [{ path: 'chequeNo', code: 'rule', message }] })
  const book = Number.isSafeInteger(no) ? await findOpenBookWithLeaf(tx, airport, no) : undefined
  if (!book) return rejectAt(notInBook)
  const leaf = { applicationId: application.id, bookId: book.id, no }
  await updateOtherLeavesToVoid(tx, leaf)
  const issuedLeaf = await insertIssuedLeaf(tx, { ...leaf, amount, givenBy })
  if (!issuedLeaf) return rejectAt(usedBefore)
  await recordAuditEntry(tx, { id: givenBy ?? 0 }, 'cheque.given', `application:${application.no}`, { airport, no })
  return { chequeNo: String(no) }
}
