import type { InputOf } from '@wewb/domain/http/contract'
import type { listReturnRows as listReturnRowsEndpoint } from '@wewb/domain/payments/payment-return-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { describeReturnOutcome } from '@wewb/domain/payments/match-returns'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { toCountAndAmount } from './describe-payment.ts'
import { getBatchRow } from './queries.ts'
import { findReturnOfBatch, listReturnRowPage, listReturnsWithSums } from './return-queries.ts'

export async function listReturns({ db }: Context, { batchNo }: { batchNo: string }) {
  const batch = await getBatchRow(db, batchNo)
  const rows = await listReturnsWithSums(db, batch.id)
  return {
    list: rows.map((row) => ({
      returnId: row.id,
      fileName: row.file_name,
      hash: row.sha256.toString('hex'),
      takenBy: { name: row.full_name, nameBng: row.full_name_bng },
      confirmedBy: row.confirmed_name === null ? null : { name: row.confirmed_name, nameBng: row.confirmed_name_bng },
      takenAt: row.taken_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      rows: row.rows,
      paid: toCountAndAmount(row.paid, row.paidAmount),
      failed: toCountAndAmount(row.failed, row.failedAmount),
      refused: row.rows - row.paid - row.failed,
      done: row.done,
    })),
  }
}

export async function listReturnRows(
  { db }: Context,
  { batchNo, returnId, page = 1, size = DEFAULT_PAGE_SIZE, finding }: InputOf<typeof listReturnRowsEndpoint>,
) {
  const batch = await getBatchRow(db, batchNo)
  const bankReturn = await findReturnOfBatch(db, batch.id, returnId)
  if (!bankReturn) return throwProblem('NOT_FOUND')
  const { total, rows } = await listReturnRowPage(db, { returnId, finding, page, size })
  const list = rows.map((row) => {
    const outcome = describeReturnOutcome(row.finding, {
      returnCode: row.return_code,
      expected: row.expected ?? undefined,
    })
    return {
      row: row.row,
      reference: row.reference,
      applicationNo: row.batch_id === batch.id ? row.no : null,
      amount: row.amount ?? '',
      finding: row.finding,
      message: outcome.en,
      messageBng: outcome.bn,
      returnCode: row.return_code,
      valueDate: row.value_date,
      bankReference: row.bank_reference,
    }
  })
  return pageOf({ list, total, page, size })
}
