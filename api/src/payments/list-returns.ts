import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listReturnRows as rowsCall } from '../../../domain/src/contracts/payment-returns.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { tellFinding } from '../../../domain/src/payments/match-returns.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { sumOf } from './describe-payment.ts'
import { getBatchRow } from './repository.ts'

export async function listReturns({ db }: Context, { batchNo }: { batchNo: string }) {
  const batch = await getBatchRow(db, batchNo)
  const rows = await db
    .selectFrom('payment_return')
    .innerJoin('payment_return_row', 'payment_return_row.return_id', 'payment_return.id')
    .innerJoin('account', 'account.id', 'payment_return.taken_by')
    .selectAll('payment_return')
    .select(['account.full_name', 'account.full_name_bng'])
    .select([
      sql<number>`count(*) filter (where finding = 'PAID')`.as('paid'),
      sql<string>`coalesce(sum(amount) filter (where finding = 'PAID'), 0)::numeric(16, 2)::text`.as('paidAmount'),
      sql<number>`count(*) filter (where finding = 'FAILED')`.as('failed'),
      sql<string>`coalesce(sum(amount) filter (where finding = 'FAILED'), 0)::numeric(16, 2)::text`.as('failedAmount'),
      sql<number>`count(*) filter (where not payment_return_row.open)`.as('done'),
    ])
    .where('batch_id', '=', batch.id)
    .groupBy(['payment_return.id', 'account.id'])
    .orderBy('payment_return.id', 'desc')
    .execute()
  return {
    list: rows.map((row) => ({
      returnId: row.id,
      fileName: row.file_name,
      hash: row.sha256.toString('hex'),
      takenBy: { name: row.full_name, nameBng: row.full_name_bng },
      takenAt: row.taken_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      rows: row.rows,
      paid: sumOf(row.paid, row.paidAmount),
      failed: sumOf(row.failed, row.failedAmount),
      refused: row.rows - row.paid - row.failed,
      done: row.done,
    })),
  }
}

export async function listReturnRows({ db }: Context, { batchNo, returnId, page = 1, size = pageSize, finding }: InputOf<typeof rowsCall>) {
  const batch = await getBatchRow(db, batchNo)
  const taken = await db.selectFrom('payment_return').select('id').where('id', '=', returnId).where('batch_id', '=', batch.id).executeTakeFirst() // prettier-ignore
  if (!taken) return refuse('NOT_FOUND')
  const found = db
    .selectFrom('payment_return_row as answer')
    .leftJoin('payment', 'payment.id', 'answer.payment_id')
    .leftJoin('application', 'application.id', 'payment.application_id')
    .where('answer.return_id', '=', returnId)
    .$if(finding !== undefined, (query) => query.where('answer.finding', '=', finding ?? 'PAID'))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll('answer')
    .select(['application.no', 'payment.amount as expected', 'payment.batch_id'])
    .orderBy('answer.row')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = rows.map((row) => {
    const told = tellFinding(row.finding, { returnCode: row.return_code, expected: row.expected ?? undefined })
    return {
      row: row.row,
      reference: row.reference,
      applicationNo: row.batch_id === batch.id ? row.no : null,
      amount: row.amount ?? '',
      finding: row.finding,
      message: told.en,
      messageBng: told.bn,
      returnCode: row.return_code,
      valueDate: row.value_date,
      bankReference: row.bank_reference,
    }
  })
  return pageOf({ list, total, page, size })
}
