import { createHash } from 'node:crypto'
import { bankFileCells, formatBankFileText, type BankFileRow } from '@wewb/domain/payments/format-bank-file'
import type { Portal } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { writeWorkbook } from '#registers/spreadsheets/write-workbook.ts'
import { listPaymentsForBankFile } from './payment-queries.ts'
import { findFile, getBatchById, insertFile } from './queries.ts'

type Format = 'csv' | 'xlsx' | 'pdf'
export type PaymentFile = { format: Format; bytes: Buffer }

/** Renders the bank file in both formats, only from the frozen rows and the frozen layout. */
export async function renderBankFiles(
  { db, secrets }: Pick<Portal, 'db' | 'secrets'>,
  batchId: number,
): Promise<PaymentFile[]> {
  const batch = await getBatchById(db, batchId)
  if (!batch.layout) throw new Error(`batch ${batch.no} is not authorised`)
  const payments = await listPaymentsForBankFile(db, batchId)
  const rows = payments.map((payment, index): BankFileRow => ({
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
    adviceNo: batch.advice_no ?? '',
    adviceDate: batch.advice_date ?? '',
    batchNo: batch.no,
  }))
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
