import { sql, type Insertable, type Selectable } from 'kysely'
import type { ReturnOutcome } from '@wewb/domain/payments/match-returns'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const getReturn = (db: Database, returnId: number) =>
  db.selectFrom('payment_return').selectAll().where('id', '=', returnId).executeTakeFirstOrThrow()

export const findReturnOfBatch = (db: Database, batchId: number, returnId: number) =>
  db
    .selectFrom('payment_return')
    .select('id')
    .where('id', '=', returnId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst()

export const findReturnByHash = (tx: Tx, batchId: number, sha256: Buffer) =>
  tx
    .selectFrom('payment_return')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()

export const listUnfinishedReturns = (tx: Tx) =>
  tx.selectFrom('payment_return').select('id').where('finished_at', 'is', null).execute()

/** Returns the bank returns of a batch, newest first, each with the sums of its rows. */
export const listReturnsWithSums = (db: Database, batchId: number) =>
  db
    .selectFrom('payment_return')
    .innerJoin('payment_return_row', 'payment_return_row.return_id', 'payment_return.id')
    .innerJoin('account', 'account.id', 'payment_return.taken_by')
    .leftJoin('account as second', 'second.id', 'payment_return.confirmed_by')
    .selectAll('payment_return')
    .select(['account.full_name', 'account.full_name_bng'])
    .select(['second.full_name as confirmed_name', 'second.full_name_bng as confirmed_name_bng'])
    .select([
      sql<number>`count(*) filter (where finding = 'PAID')`.as('paid'),
      sql<string>`coalesce(sum(amount) filter (where finding = 'PAID'), 0)::numeric(16, 2)::text`.as('paidAmount'),
      sql<number>`count(*) filter (where finding = 'FAILED')`.as('failed'),
      sql<string>`coalesce(sum(amount) filter (where finding = 'FAILED'), 0)::numeric(16, 2)::text`.as('failedAmount'),
      sql<number>`count(*) filter (where not payment_return_row.open)`.as('done'),
    ])
    .where('batch_id', '=', batchId)
    .groupBy(['payment_return.id', 'account.id', 'second.id'])
    .orderBy('payment_return.id', 'desc')
    .execute()

type PageFilter = { returnId: number; finding: ReturnOutcome | undefined; page: number; size: number }

/** Returns one page of the rows of a bank return, each with its payment, and their total number. */
export async function listReturnRowPage(db: Database, { returnId, finding, page, size }: PageFilter) {
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
  return { total, rows }
}

/** Lists the payments of the batch, and those of other batches that have one of the references. */
export const listPaymentsToMatch = (db: Database | Tx, batchId: number, references: readonly string[]) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select(['payment.id', 'reference', 'application.no', 'payment.amount', 'payment.state', 'batch_id'])
    .where((eb) => eb.or([eb('batch_id', '=', batchId), sql<boolean>`reference = any(${references})`]))
    .where('batch_id', 'is not', null)
    .execute()

/** Sums the sent payments of a batch, without those that the bank has answered. */
export const getUnansweredSum = (db: Database | Tx, batchId: number, answeredIds: readonly number[]) =>
  db
    .selectFrom('payment')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<string>`coalesce(sum(amount), 0)::numeric(16, 2)::text`.as('amount'),
    ])
    .where('batch_id', '=', batchId)
    .where('state', '=', 'SENT')
    .where(sql<boolean>`not (id = any(${answeredIds}::bigint[]))`)
    .executeTakeFirstOrThrow()

export const insertReturn = (tx: Tx, values: Insertable<Tables['payment_return']>) =>
  tx.insertInto('payment_return').values(values).returning('id').executeTakeFirstOrThrow()

type ReturnRow = Omit<Selectable<Tables['payment_return_row']>, 'return_id'>

/** Inserts thousands of rows in one statement, passed as one JSON parameter. */
export const insertReturnRows = (tx: Tx, returnId: number, rows: readonly ReturnRow[]) =>
  sql`
    insert into payment_return_row
      (return_id, row, reference, payment_id, amount, finding, value_date, bank_reference, return_code, open)
    select ${returnId}, row, reference, payment_id, amount, finding, value_date, bank_reference, return_code, open
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as taken (row integer, reference text, payment_id bigint,
      amount numeric, finding text, value_date date, bank_reference text, return_code text, open boolean)`.execute(tx)

/** Lists the next open rows of a bank return, each with its payment. */
export const listOpenReturnRows = (tx: Tx, returnId: number, limit: number) =>
  tx
    .selectFrom('payment_return_row as answer')
    .innerJoin('payment', 'payment.id', 'answer.payment_id')
    .select(['answer.row', 'answer.finding', 'answer.value_date', 'answer.bank_reference', 'answer.return_code'])
    .select(['payment.id', 'payment.application_id', 'payment.award_id', 'payment.state', 'payment.amount'])
    .select(['payment.bank_name', 'payment.bank_name_bng', 'payment.account_end', 'payment.payee_no'])
    .where('answer.return_id', '=', returnId)
    .where('answer.open', '=', true)
    .orderBy('answer.row')
    .limit(limit)
    .execute()
export type OpenReturnRow = Awaited<ReturnType<typeof listOpenReturnRows>>[number]

type ClosedRows = { returnId: number; rows: readonly number[]; settledPaymentIds: readonly number[] }

/** Closes the rows. A row whose payment another bank return has settled gets the finding that says so. */
export const updateReturnRowsToClosed = (tx: Tx, { returnId, rows, settledPaymentIds }: ClosedRows) =>
  sql`
    update payment_return_row as row set open = false, finding = case
      when row.payment_id = any(${settledPaymentIds}::bigint[]) then row.finding
      when payment.state = 'FAILED' and row.finding = 'PAID' then 'PAID_AFTER_RETURN'
      when payment.state = 'FAILED' then 'ALREADY_FAILED' when row.finding = 'PAID' then 'ALREADY_PAID'
      else 'LATE_RETURN' end
    from payment
    where payment.id = row.payment_id and row.return_id = ${returnId} and row.row = any(${rows})`.execute(tx)

type PaidPayment = Pick<OpenReturnRow, 'id' | 'value_date' | 'bank_reference'>

export async function updatePaymentsToPaid(tx: Tx, payments: readonly PaidPayment[]) {
  const answers = payments.map(({ id, value_date, bank_reference }) => ({ id, value_date, bank_reference }))
  await sql`
    update payment set state = 'PAID', value_date = answer.value_date, bank_reference = answer.bank_reference
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
      as answer (id bigint, value_date date, bank_reference text)
    where payment.id = answer.id and payment.state = 'SENT'`.execute(tx)
}

type FailedPayment = Pick<OpenReturnRow, 'id' | 'return_code'>

export async function updatePaymentsToFailed(tx: Tx, payments: readonly FailedPayment[], returnedOn: string) {
  const answers = payments.map(({ id, return_code }) => ({ id, return_code }))
  await sql`
    update payment set state = 'FAILED', return_code = answer.return_code, returned_on = ${returnedOn}
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as answer (id bigint, return_code text)
    where payment.id = answer.id and payment.state = 'SENT'`.execute(tx)
}

export const updateInstalmentsToPaid = (tx: Tx, paymentIds: readonly number[]) =>
  sql`
    update instalment set state = 'PAID', changed_at = now() from payment
    where payment.id = any(${paymentIds}) and instalment.application_id = payment.award_id
      and instalment.no = payment.instalment_no and instalment.state = 'APPROVED'`.execute(tx)

export const listApplicationsWithOpenInstalments = (tx: Tx, applicationIds: readonly number[]) =>
  tx
    .selectFrom('instalment')
    .select('application_id')
    .distinct()
    .where('application_id', 'in', applicationIds)
    .where('state', 'not in', ['PAID', 'STOPPED'])
    .execute()

export const updateReturnToFinished = (tx: Tx, returnId: number, finishedAt: Date) =>
  tx
    .updateTable('payment_return')
    .set({ finished_at: finishedAt })
    .where('id', '=', returnId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
