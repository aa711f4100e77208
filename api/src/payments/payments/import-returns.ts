import type { FastifyRequest } from 'fastify'
import { fromPoisha, toPoisha } from '@wewb/domain/engine/fields/money'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import {
  hasEffect,
  matchReturns,
  describeReturnOutcome,
  type ExpectedPayment,
  type ReturnOutcome,
  type MatchedReturn,
} from '@wewb/domain/payments/match-returns'
import { findColumnPositions, parseReturnRow, type ReturnRow } from '@wewb/domain/payments/parse-returns'
import type { Context } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { readLayouts } from './layouts.ts'
import { parseReturnUpload, type ReturnUpload } from './parse-return-upload.ts'
import { findReturnProgress, getBatchRow, lockBatch, lockCeilings, updateBatchError, type Batch } from './queries.ts'
import {
  findReturnByHash,
  getUnansweredSum,
  insertReturn,
  insertReturnRows,
  listPaymentsToMatch,
} from './return-queries.ts'
import { yieldToEventLoop } from './send-batch.ts'

const maxListedFindings = 500
const maxRows = 100_000

/** Without a hash, previews what the bank return would change. With the hash of the previewed file, imports it. */
export async function importReturns(context: Context, { batchNo }: { batchNo: string }, request: FastifyRequest) {
  const { db, now } = context
  const upload = await parseReturnUpload(request)
  const batch = await getBatchRow(db, batchNo)
  if (batch.sent_at === null) return throwProblem('MOVE_NOT_OPEN')
  const lines = await readLines(db, upload.bytes, toDhakaDate(now()))
  if (upload.confirmedHash === undefined)
    return await answer(db, batch, upload, await match(db, batch, lines), 'CHECKED')
  const hash = upload.sha256.toString('hex')
  if (upload.confirmedHash !== hash)
    return throwProblem('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message: words.otherFile }] })
  return await confirmReturns(context, batchNo, upload, lines)
}

/** Imports a bank return; importing the same file again changes nothing. */
export async function confirmReturns(
  context: Pick<Context, 'actor' | 'db' | 'jobs' | 'now'>,
  batchNo: string,
  upload: ReturnUpload,
  lines: readonly ReturnRow[],
) {
  return await context.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { no: batchNo })
    // No batch is made or authorised while a row may say that one of its payments was made before.
    await lockCeilings(tx, batch.module)
    const duplicate = await findReturnByHash(tx, batch.id, upload.sha256)
    const matched = await match(tx, batch, lines)
    if (duplicate) return await answer(tx, batch, upload, matched, 'KNOWN')
    // Imports one bank return at a time, because the second must see the changes of the first.
    if (await findReturnProgress(tx, batch.id))
      return throwProblem('MOVE_NOT_OPEN', { issues: [{ path: 'file', code: 'rule', message: words.busy }] })
    await saveRows(tx, context, batch, upload, matched)
    return await answer(tx, batch, upload, matched, 'TAKEN')
  })
}

const words = {
  otherFile: {
    bn: 'এটি যাচাই করা ফাইলটি নয়। ফাইলটি আবার যাচাই করুন।',
    en: 'This is not the file that was checked. Check it again.',
  },
  busy: {
    bn: 'আরেকটি ফাইল এখন নেওয়া হচ্ছে। শেষ হলে আবার দিন।',
    en: 'Another file is being taken in. Bring this one when it is done.',
  },
  notASheet: {
    bn: 'ফাইলটি পড়া যায়নি। ব্যাংকের দেওয়া সিএসভি (CSV) বা এক্সেল (XLSX) ফাইল দিন।',
    en: 'The file could not be read. Choose the CSV or XLSX file of the bank.',
  },
  future: { bn: 'জমার তারিখটি আজকের পরের।', en: 'The value date is after today.' },
} satisfies Record<string, Bilingual>

const missing = (headings: readonly string[]): Bilingual => ({
  bn: `ফাইলে এই কলামগুলো নেই: ${headings.join(', ')}। বিন্যাসে কলামের নাম ঠিক করে নিন।`,
  en: `The file lacks these columns: ${headings.join(', ')}. Set their headings in the layout.`,
})

async function readLines(db: Database, bytes: Buffer, today: string): Promise<ReturnRow[]> {
  const { returns: layout } = await readLayouts(db)
  const rejectFile = (message: Bilingual) =>
    throwProblem('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message }] })
  const lines: ReturnRow[] = []
  let positions: ReturnType<typeof findColumnPositions> | undefined
  let row = 0
  try {
    for await (const cells of listResultRows(split(bytes))) {
      row += 1
      const clean = cells.map((cell) => cell.replaceAll(/\p{C}/gu, ''))
      if (clean.every((cell) => cell.trim() === '')) continue
      if (!positions) {
        positions = findColumnPositions(layout, clean)
        if ('missing' in positions) return rejectFile(missing(positions.missing))
      } else if (!('missing' in positions)) lines.push(notAfter(today, parseReturnRow(layout, positions, row, clean)))
      if (lines.length > maxRows) return throwProblem('TOO_LARGE')
    }
  } catch (error) {
    throw error instanceof UnreadableFileError
      ? new Problem('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message: words.notASheet }] })
      : error
  }
  return lines.length > 0 ? lines : rejectFile(words.notASheet)
}

/** Rejects a row whose value date is after today. */
const notAfter = (today: string, line: ReturnRow): ReturnRow =>
  line.result === 'PAID' && line.valueDate > today
    ? { row: line.row, reference: line.reference, amount: line.amount, result: 'UNREADABLE', why: words.future }
    : line

async function* split(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 64 * 1024) {
    yield bytes.subarray(from, from + 64 * 1024)
    await yieldToEventLoop()
  }
}

/**
 * Matches rows by our reference. Some banks return the payment reason instead, so the application number also matches
 * where the batch has one payee of the application.
 */
async function match(db: Database | Tx, batch: Batch, lines: readonly ReturnRow[]): Promise<MatchedReturn[]> {
  const named = [...new Set(lines.map(({ reference }) => reference))]
  const rows = await listPaymentsToMatch(db, batch.id, named)
  const timesInBatch = new Map<string, number>()
  for (const { no, batch_id } of rows) if (batch_id === batch.id) timesInBatch.set(no, (timesInBatch.get(no) ?? 0) + 1)
  const expected = new Map<string, ExpectedPayment>()
  for (const { id, reference, no, amount, state, batch_id } of rows) {
    const one = { id, applicationNo: no, reference: reference ?? '', amount, state, isInBatch: batch_id === batch.id }
    expected.set(one.reference, one)
    if (one.isInBatch && timesInBatch.get(no) === 1) expected.set(no, one)
  }
  return matchReturns(lines, (reference) => expected.get(reference))
}

async function saveRows(
  tx: Tx,
  { actor, jobs, now }: Pick<Context, 'actor' | 'jobs' | 'now'>,
  batch: Batch,
  upload: ReturnUpload,
  matched: readonly MatchedReturn[],
) {
  const { id } = await insertReturn(tx, {
    batch_id: batch.id,
    sha256: upload.sha256,
    file_name: upload.fileName,
    rows: matched.length,
    taken_by: actor.id,
    taken_at: now(),
  })
  const rows = matched.map(({ line, payment, finding }) => ({
    row: line.row,
    reference: line.reference,
    payment_id: payment?.id ?? null,
    amount: line.amount,
    finding,
    value_date: line.result === 'PAID' ? line.valueDate : null,
    bank_reference: line.result === 'PAID' ? line.bankReference : null,
    return_code: line.result === 'FAILED' ? line.returnCode : null,
    open: hasEffect(finding),
  }))
  for (let first = 0; first < rows.length; first += 2000)
    await insertReturnRows(tx, id, rows.slice(first, first + 2000))
  // Clears an error that belongs to an earlier file.
  await updateBatchError(tx, batch.id, null)
  const { paid, failed, refused } = totalsOf(matched)
  await recordAuditEntry(tx, actor, 'payment.returns-taken', `payment-batch:${batch.no}`, {
    file: upload.sha256.toString('hex'),
    paid: paid.amount,
    failed: failed.amount,
    refused,
  })
  await jobs.enqueue(tx, 'settle-payments', { returnId: id })
}

function totalsOf(matched: readonly MatchedReturn[]) {
  const sum = (outcome: ReturnOutcome) => {
    const found = matched.filter(({ finding }) => finding === outcome)
    return {
      count: found.length,
      amount: withPoisha(found.reduce((total, { line }) => total + toPoisha(line.amount ?? '0'), 0)),
    }
  }
  return {
    rows: matched.length,
    paid: sum('PAID'),
    failed: sum('FAILED'),
    refused: matched.filter(({ finding }) => !hasEffect(finding)).length,
  }
}

const withPoisha = (poisha: number) => {
  const money = fromPoisha(poisha)
  return money.includes('.') ? money : `${money}.00`
}

async function answer(
  db: Database | Tx,
  batch: Batch,
  { sha256, fileName }: ReturnUpload,
  matched: readonly MatchedReturn[],
  outcome: 'CHECKED' | 'TAKEN' | 'KNOWN',
) {
  const answered = matched.filter(({ finding }) => hasEffect(finding)).flatMap(({ payment }) => payment?.id ?? [])
  const unanswered = await getUnansweredSum(db, batch.id, answered)
  const shown = [
    ...matched.filter(({ finding }) => !hasEffect(finding)),
    ...matched.filter(({ finding }) => hasEffect(finding)),
  ].slice(0, maxListedFindings)
  return {
    outcome,
    hash: sha256.toString('hex'),
    fileName,
    ...totalsOf(matched),
    findings: shown.map(({ line, payment, finding }) => {
      const returnCode = line.result === 'FAILED' ? line.returnCode : null
      const outcome = describeReturnOutcome(finding, {
        returnCode,
        expected: payment?.amount,
        ...(line.result === 'UNREADABLE' ? { why: line.why } : {}),
      })
      return {
        row: line.row,
        reference: line.reference,
        applicationNo: payment?.isInBatch ? payment.applicationNo : null,
        amount: line.amount ?? '',
        finding,
        message: outcome.en,
        messageBng: outcome.bn,
        returnCode,
        valueDate: line.result === 'PAID' ? line.valueDate : null,
        bankReference: line.result === 'PAID' ? line.bankReference : null,
      }
    }),
    unanswered: { count: unanswered.count, amount: unanswered.amount },
  }
}
