import { createHash } from 'node:crypto'
import { bankFileCells, formatBankFileText, type BankFileRow } from '@wewb/domain/payments/format-bank-file'
import type { BankFileLayout } from '@wewb/domain/payments/bank-file-layout'
import type { Portal } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { writeWorkbook } from '#registers/spreadsheets/write-workbook.ts'
import { listPaymentsForBankFile } from './payment-queries.ts'
import { readLayouts } from './layouts.ts'
import { findFile, getBatchById, insertFile, type Batch } from './queries.ts'

type Format = 'csv' | 'xlsx' | 'pdf'
export type PaymentFile = { format: Format; bytes: Buffer }

type RowContext = { db: Database | Tx; secrets: Secrets }
type Advice = { adviceNo: string; adviceDate: string }

/** A batch of the previous release gets its layout when it is authorised. */
export const getLayoutOf = async (db: Database | Tx, { layout }: Pick<Batch, 'layout'>): Promise<BankFileLayout> =>
  layout ?? (await readLayouts(db)).file

/** Digests the CSV file without the advice, which the second person adds. */
export async function digestContent(context: RowContext, batch: Pick<Batch, 'id' | 'no' | 'layout'>): Promise<Buffer> {
  const layout = await getLayoutOf(context.db, batch)
  const rows = await readBankFileRows(context, batch, { adviceNo: '', adviceDate: '' })
  return createHash('sha256')
    .update(formatBankFileText(bankFileCells(layout, rows), layout))
    .digest()
}

export async function readBankFileRows(
  { db, secrets }: RowContext,
  batch: Pick<Batch, 'id' | 'no'>,
  advice: Advice,
  limit?: number,
): Promise<BankFileRow[]> {
  const payments = await listPaymentsForBankFile(db, batch.id, limit)
  return payments.map((payment, index) => ({
    serial: String(index + 1),
    reference: payment.reference ?? '',
    receiverName: payment.holder_name,
    accountNumber: payment.account_sealed ? secrets.decrypt(payment.account_sealed) : '',
    routingNumber: payment.routing_number,
    amount: payment.amount,
    applicationNo: payment.no,
    mobile: payment.mobile,
    bankName: payment.bank_name,
    branchName: payment.branch_name,
    ...advice,
    batchNo: batch.no,
  }))
}

/**
 * Renders the bank file in both formats, only from the frozen rows and the frozen layout. Its content is the one that
 * was authorised.
 */
export async function renderBankFiles(
  context: Pick<Portal, 'db' | 'secrets'>,
  batchId: number,
): Promise<PaymentFile[]> {
  const batch = await getBatchById(context.db, batchId)
  if (!batch.layout) throw new Error(`batch ${batch.no} is not authorised`)
  if (batch.content_sha256 && !batch.content_sha256.equals(await digestContent(context, batch)))
    throw new Error(`the rows of batch ${batch.no} are not those that were authorised`)
  const advice = { adviceNo: batch.advice_no ?? '', adviceDate: batch.advice_date ?? '' }
  const rows = await readBankFileRows(context, batch, advice)
  const cells = bankFileCells(batch.layout, rows)
  return [
    { format: 'csv', bytes: Buffer.from(formatBankFileText(cells, batch.layout)) },
    { format: 'xlsx', bytes: await workbookOf(batch.no, cells) },
  ]
}

async function workbookOf(title: string, cells: readonly string[][]): Promise<Buffer> {
  const chunks: Buffer[] = []
  const rows = async function* () {
    yield* cells
  }
  for await (const piece of writeWorkbook(title, rows())) chunks.push(Buffer.from(piece as Uint8Array))
  return Buffer.concat(chunks)
}

/** Encrypts the file, because it contains account numbers. An existing file stays: a batch has one file per format. */
export const storePaymentFile = (
  tx: Tx,
  secrets: Secrets,
  { batchId, format, bytes, at }: PaymentFile & { batchId: number; at: Date },
) =>
  insertFile(tx, {
    batch_id: batchId,
    format,
    sha256: createHash('sha256').update(bytes).digest(),
    sealed: secrets.encrypt(bytes.toString('base64')),
    made_at: at,
  })

export async function findPaymentFile(
  db: Database,
  secrets: Secrets,
  batchId: number,
  format: Format,
): Promise<Buffer | undefined> {
  const stored = await findFile(db, batchId, format)
  if (!stored) return undefined
  const bytes = Buffer.from(secrets.decrypt(stored.sealed), 'base64')
  if (!createHash('sha256').update(bytes).digest().equals(stored.sha256))
    throw new Error('the hash of the bank file does not match')
  return bytes
}
