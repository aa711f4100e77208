import { createHash } from 'node:crypto'
import { cellsOf, writeText, type FileRow } from '../../../domain/src/payments/write-file.ts'
import type { Portal } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { writeWorkbook } from '../registry/write-workbook.ts'

type Format = 'csv' | 'xlsx' | 'pdf'
export type Made = { format: Format; bytes: Buffer }

/** The file to the bank in both forms, from the frozen rows and the frozen layout alone. */
export async function bankFiles({ db, secrets }: Pick<Portal, 'db' | 'secrets'>, batchId: number): Promise<Made[]> {
  const batch = await db.selectFrom('payment_batch').selectAll().where('id', '=', batchId).executeTakeFirstOrThrow()
  if (!batch.layout) throw new Error(`batch ${batch.no} is not authorised`)
  const payments = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select(['reference', 'holder_name', 'account_sealed', 'routing_number', 'payment.amount', 'application.no', 'mobile', 'bank_name', 'branch_name'])
    .where('batch_id', '=', batchId)
    .orderBy('serial')
    .execute() // prettier-ignore
  const rows = payments.map((payment, index): FileRow => ({
    serial: String(index + 1),
    reference: payment.reference ?? '',
    receiverName: payment.holder_name,
    accountNumber: payment.account_sealed ? secrets.open(payment.account_sealed) : '',
    routingNumber: payment.routing_number,
    amount: payment.amount,
    applicationNo: payment.no,
    mobile: payment.mobile,
    bankName: payment.bank_name,
    branchName: payment.branch_name,
    adviceNo: batch.advice_no ?? '',
    adviceDate: batch.advice_date ?? '',
    batchNo: batch.no,
  })) // prettier-ignore
  const cells = cellsOf(batch.layout, rows)
  return [
    { format: 'csv', bytes: Buffer.from(writeText(cells, batch.layout)) },
    { format: 'xlsx', bytes: await workbookOf(batch.no, cells) },
  ]
}

async function workbookOf(title: string, cells: readonly string[][]): Promise<Buffer> {
  const pieces: Buffer[] = []
  const rows = async function* () {
    yield* cells
  }
  for await (const piece of writeWorkbook(title, rows())) pieces.push(Buffer.from(piece as Uint8Array))
  return Buffer.concat(pieces)
}

/** Sealed, because it names accounts. What is there already stays: a batch has one file. */
export const keepFile = (tx: Tx, secrets: Secrets, { batchId, format, bytes, at }: Made & { batchId: number; at: Date }) =>
  tx
    .insertInto('payment_file')
    .values({
      batch_id: batchId,
      format,
      sha256: createHash('sha256').update(bytes).digest(),
      sealed: secrets.seal(bytes.toString('base64')),
      made_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function openFile(db: Database, secrets: Secrets, batchId: number, format: Format): Promise<Buffer | undefined> {
  const kept = await db.selectFrom('payment_file').selectAll().where('batch_id', '=', batchId).where('format', '=', format).executeTakeFirst()
  if (!kept) return undefined
  const bytes = Buffer.from(secrets.open(kept.sealed), 'base64')
  if (!createHash('sha256').update(bytes).digest().equals(kept.sha256)) throw new Error('a file to the bank is not what it was')
  return bytes
} // prettier-ignore
