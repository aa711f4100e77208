import type { FastifyRequest } from 'fastify'
import { moneyOf, poishaOf } from '../../../domain/src/fields/money.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import {
  changes,
  matchReturns,
  tellFinding,
  type Expected,
  type Finding,
  type Matched,
} from '../../../domain/src/payments/match-returns.ts'
import { placeColumns, readLine, type ReturnLine } from '../../../domain/src/payments/read-returns.ts'
import { sql } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { Problem, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readRows } from '../registry/read-rows.ts'
import { UnreadableFile } from '../registry/unreadable-file.ts'
import { readLayouts } from './layouts.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { findOpenReturn, getBatchRow, lockBatch, type Batch } from './repository.ts'
import { breath } from './send-batch.ts'

const mostShown = 500
const mostRows = 100_000

/** First it only says what the bank's answer would change. With the hash of what was seen, it is taken in. */
export async function takeReturns(context: Context, { batchNo }: { batchNo: string }, request: FastifyRequest) {
  const { db, now } = context
  const upload = await readUpload(request)
  const batch = await getBatchRow(db, batchNo)
  if (batch.sent_at === null) return refuse('MOVE_NOT_OPEN')
  const lines = await readLines(db, upload.bytes, dhakaDay(now()))
  if (upload.confirmed === undefined) return await answer(db, batch, upload, await match(db, batch, lines), 'CHECKED')
  const hash = upload.sha256.toString('hex')
  if (upload.confirmed !== hash) return refuse('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message: words.otherFile }] })
  return await confirmReturns(context, batchNo, upload, lines)
}

/** Taken in once: the same file again changes nothing. */
export async function confirmReturns(
  context: Pick<Context, 'actor' | 'db' | 'jobs' | 'now'>,
  batchNo: string,
  upload: Upload,
  lines: readonly ReturnLine[],
) {
  return await context.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { no: batchNo })
    const known = await tx.selectFrom('payment_return').select('id').where('batch_id', '=', batch.id).where('sha256', '=', upload.sha256).executeTakeFirst() // prettier-ignore
    const matched = await match(tx, batch, lines)
    if (known) return await answer(tx, batch, upload, matched, 'KNOWN')
    // One answer at a time: what the first changes, the second must see.
    if (await findOpenReturn(tx, batch.id))
      return refuse('MOVE_NOT_OPEN', { issues: [{ path: 'file', code: 'rule', message: words.busy }] })
    await keepRows(tx, context, batch, upload, matched)
    return await answer(tx, batch, upload, matched, 'TAKEN')
  })
}

const words = {
  otherFile: { bn: 'এটি যাচাই করা ফাইলটি নয়। ফাইলটি আবার যাচাই করুন।', en: 'This is not the file that was checked. Check it again.' },
  busy: { bn: 'আরেকটি ফাইল এখন নেওয়া হচ্ছে। শেষ হলে আবার দিন।', en: 'Another file is being taken in. Bring this one when it is done.' },
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

async function readLines(db: Database, bytes: Buffer, today: string): Promise<ReturnLine[]> {
  const { returns: layout } = await readLayouts(db)
  const refuseFile = (message: Bilingual) => refuse('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message }] })
  const lines: ReturnLine[] = []
  let places: ReturnType<typeof placeColumns> | undefined
  let row = 0
  try {
    for await (const cells of readRows(pieces(bytes))) {
      row += 1
      const clean = cells.map((cell) => cell.replaceAll(/\p{C}/gu, ''))
      if (clean.every((cell) => cell.trim() === '')) continue
      if (!places) {
        places = placeColumns(layout, clean)
        if ('missing' in places) return refuseFile(missing(places.missing))
      } else if (!('missing' in places)) lines.push(notAfter(today, readLine(layout, places, row, clean)))
      if (lines.length > mostRows) return refuse('TOO_LARGE')
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? new Problem('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message: words.notASheet }] }) : error // prettier-ignore
  }
  return lines.length > 0 ? lines : refuseFile(words.notASheet)
}

/** No money arrives tomorrow. */
const notAfter = (today: string, line: ReturnLine): ReturnLine =>
  line.result === 'PAID' && line.valueDate > today
    ? { row: line.row, reference: line.reference, amount: line.amount, result: 'UNREADABLE', why: words.future }
    : line

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 64 * 1024) {
    yield bytes.subarray(from, from + 64 * 1024)
    await breath()
  }
}

/** By our reference; where the bank gave back the reason instead, by the application number, which a batch has once. */
async function match(db: Database | Tx, batch: Batch, lines: readonly ReturnLine[]): Promise<Matched[]> {
  const named = [...new Set(lines.map(({ reference }) => reference))]
  const rows = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select(['payment.id', 'reference', 'application.no', 'payment.amount', 'payment.state', 'batch_id'])
    .where((eb) => eb.or([eb('batch_id', '=', batch.id), sql<boolean>`reference = any(${named})`]))
    .where('batch_id', 'is not', null)
    .execute()
  const expected = new Map<string, Expected>()
  for (const { id, reference, no, amount, state, batch_id } of rows) {
    const one = { id, applicationNo: no, reference: reference ?? '', amount, state, isOfBatch: batch_id === batch.id }
    expected.set(one.reference, one)
    if (one.isOfBatch) expected.set(no, one)
  }
  return matchReturns(lines, (reference) => expected.get(reference))
}

async function keepRows(
  tx: Tx,
  { actor, jobs, now }: Pick<Context, 'actor' | 'jobs' | 'now'>,
  batch: Batch,
  upload: Upload,
  matched: readonly Matched[],
) {
  const { id } = await tx
    .insertInto('payment_return')
    .values({
      batch_id: batch.id,
      sha256: upload.sha256,
      file_name: upload.fileName,
      rows: matched.length,
      taken_by: actor.id,
      taken_at: now(),
    }) // prettier-ignore
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = matched.map(({ line, payment, finding }) => ({
    row: line.row,
    reference: line.reference,
    payment_id: payment?.id ?? null,
    amount: line.amount,
    finding,
    value_date: line.result === 'PAID' ? line.valueDate : null,
    bank_reference: line.result === 'PAID' ? line.bankReference : null,
    return_code: line.result === 'FAILED' ? line.returnCode : null,
    open: changes(finding),
  }))
  for (let first = 0; first < rows.length; first += 2000)
    await sql`
      insert into payment_return_row (return_id, row, reference, payment_id, amount, finding, value_date, bank_reference, return_code, open)
      select ${id}, row, reference, payment_id, amount, finding, value_date, bank_reference, return_code, open
      from jsonb_to_recordset(${JSON.stringify(rows.slice(first, first + 2000))}::jsonb) as taken (row integer, reference text, payment_id bigint,
        amount numeric, finding text, value_date date, bank_reference text, return_code text, open boolean)`.execute(tx)
  // What went wrong before does not speak of this file.
  await tx.updateTable('payment_batch').set({ error: null }).where('id', '=', batch.id).execute()
  const { paid, failed, refused } = totalsOf(matched)
  await record(tx, actor, 'payment.returns-taken', `payment-batch:${batch.no}`, { file: upload.sha256.toString('hex'), paid: paid.amount, failed: failed.amount, refused }) // prettier-ignore
  await jobs.later(tx, 'settle-payments', { returnId: id })
}

function totalsOf(matched: readonly Matched[]) {
  const sum = (wanted: Finding) => {
    const found = matched.filter(({ finding }) => finding === wanted)
    return { count: found.length, amount: withPoisha(found.reduce((total, { line }) => total + poishaOf(line.amount ?? '0'), 0)) }
  }
  return { rows: matched.length, paid: sum('PAID'), failed: sum('FAILED'), refused: matched.filter(({ finding }) => !changes(finding)).length }
} // prettier-ignore

const withPoisha = (poisha: number) => {
  const money = moneyOf(poisha)
  return money.includes('.') ? money : `${money}.00`
}

async function answer(db: Database | Tx, batch: Batch, { sha256, fileName }: Upload, matched: readonly Matched[], outcome: 'CHECKED' | 'TAKEN' | 'KNOWN') {
  const answered = matched.filter(({ finding }) => changes(finding)).flatMap(({ payment }) => payment?.id ?? [])
  const unanswered = await db
    .selectFrom('payment')
    .select([sql<number>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0)::numeric(16, 2)::text`.as('amount')])
    .where('batch_id', '=', batch.id)
    .where('state', '=', 'SENT')
    .where(sql<boolean>`not (id = any(${answered}::bigint[]))`)
    .executeTakeFirstOrThrow()
  const shown = [...matched.filter(({ finding }) => !changes(finding)), ...matched.filter(({ finding }) => changes(finding))].slice(0, mostShown) // prettier-ignore
  return {
    outcome,
    hash: sha256.toString('hex'),
    fileName,
    ...totalsOf(matched),
    findings: shown.map(({ line, payment, finding }) => {
      const returnCode = line.result === 'FAILED' ? line.returnCode : null
      const told = tellFinding(finding, { returnCode, expected: payment?.amount, ...(line.result === 'UNREADABLE' ? { why: line.why } : {}) })
      return {
        row: line.row,
        reference: line.reference,
        applicationNo: payment?.isOfBatch ? payment.applicationNo : null,
        amount: line.amount ?? '',
        finding,
        message: told.en,
        messageBng: told.bn,
        returnCode,
        valueDate: line.result === 'PAID' ? line.valueDate : null,
        bankReference: line.result === 'PAID' ? line.bankReference : null,
      }
    }),
    unanswered: { count: unanswered.count, amount: unanswered.amount },
  }
} // prettier-ignore
