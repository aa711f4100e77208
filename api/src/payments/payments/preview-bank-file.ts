import { isDeepStrictEqual } from 'node:util'
import { bankFileCells, type BankFileRow } from '@wewb/domain/payments/format-bank-file'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { getLayoutOf, readBankFileRows } from './bank-files.ts'
import { readLayouts } from './layouts.ts'
import { getBatchRow } from './queries.ts'

const sampleSize = 3

/** Shows the person who authorises which value stands under which heading of the bank file. */
export async function previewBankFile({ db, secrets }: Context, { batchNo }: { batchNo: string }) {
  const batch = await getBatchRow(db, batchNo)
  const layout = await getLayoutOf(db, batch)
  const advice = { adviceNo: batch.advice_no ?? '', adviceDate: batch.advice_date ?? '' }
  const rows = await readBankFileRows({ db, secrets }, batch, advice, sampleSize)
  const current = await readLayouts(db)
  return {
    columns: layout.columns.filter(({ on }) => on).map(({ heading, source }) => ({ heading, source })),
    rows: bankFileCells({ ...layout, headings: false }, rows.map(maskRow)),
    currentLayoutYn: yesNo(isDeepStrictEqual(layout, current.file)),
  }
}

const maskRow = (row: BankFileRow): BankFileRow => ({
  ...row,
  accountNumber: maskNumber(row.accountNumber),
  mobile: maskNumber(row.mobile),
})

const maskNumber = (number: string) => (number === '' ? '' : `••••${number.slice(-4)}`)
