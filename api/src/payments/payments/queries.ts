import { sql, type Insertable } from 'kysely'
import type { BatchState } from '@wewb/domain/payments/payment-contracts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { throwProblem } from '#problems/problem.ts'
import { containsPattern } from '#server/listing.ts'

export const findBatch = (db: Database | Tx, no: string) =>
  db.selectFrom('payment_batch').selectAll().where('no', '=', no).executeTakeFirst()
export type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>

export const getBatchRow = async (db: Database | Tx, no: string): Promise<Batch> =>
  (await findBatch(db, no)) ?? throwProblem('NOT_FOUND')

export const getBatchById = (db: Database, id: number): Promise<Batch> =>
  db.selectFrom('payment_batch').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findBatchByAdviceNo = (tx: Tx, adviceNo: string) =>
  tx.selectFrom('payment_batch').select('no').where('advice_no', '=', adviceNo).executeTakeFirst()

export const listAuthorisedBatches = (tx: Tx) =>
  tx.selectFrom('payment_batch').select('id').where('state', '=', 'AUTHORISED').execute()

type PageFilter = {
  state: BatchState | undefined
  module: string | undefined
  fiscalYear: string | undefined
  search: string
  page: number
  size: number
}

/** Returns one page of the batches, newest first, and their total number. */
export async function listBatchPage(db: Database, { state, module, fiscalYear, search, page, size }: PageFilter) {
  const found = db
    .selectFrom('payment_batch')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'MADE'))
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .$if(fiscalYear !== undefined, (query) => query.where('fiscal_year', '=', fiscalYear ?? ''))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('no', 'ilike', containsPattern(search)), eb('advice_no', 'ilike', containsPattern(search))]),
      ),
    )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const batches = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, batches }
}

export const insertBatch = (tx: Tx, batch: Insertable<Tables['payment_batch']>) =>
  tx
    .insertInto('payment_batch')
    .values(batch)
    .returning(['id', 'module', 'fiscal_year', 'total'])
    .executeTakeFirstOrThrow()

/** Serialises all changes of a batch. */
export async function lockBatch(tx: Tx, by: { no: string } | { id: number }): Promise<Batch> {
  const batch = await tx
    .selectFrom('payment_batch')
    .selectAll()
    .$if('no' in by, (query) => query.where('no', '=', 'no' in by ? by.no : ''))
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .forUpdate()
    .executeTakeFirst()
  return batch ?? throwProblem('NOT_FOUND')
}

export function assertRevision(batch: Batch, revision: number) {
  if (batch.revision !== revision) throwProblem('VERSION_CONFLICT', { data: { revision: batch.revision } })
}

export const updateBatch = (
  tx: Tx,
  { id, revision }: Batch,
  values: Partial<Omit<Batch, 'id' | 'layout'>> & { layout?: string },
) =>
  tx
    .updateTable('payment_batch')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', id)
    .execute()

/** The batch is still being made or changed by its maker, so its revision stays. */
export const updateBatchContent = (tx: Tx, id: number, contentSha256: Buffer) =>
  tx.updateTable('payment_batch').set({ content_sha256: contentSha256 }).where('id', '=', id).execute()

/** Stores the error with the batch, so that the progress view can show it. */
export const updateBatchError = (db: Database | Tx, id: number, error: string | null) =>
  db.updateTable('payment_batch').set({ error }).where('id', '=', id).execute()

type Sums = {
  count: number
  paid: number
  paidAmount: string
  failed: number
  failedAmount: string
  open: number
  openAmount: string
  moved: number
  amount: string
}

/** Sums the payment rows of each batch. */
export async function getBatchTotals(db: Database | Tx, ids: readonly number[]): Promise<Map<number, Sums>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Sums & { batch_id: number }>`
    select batch_id, count(*) as count, sum(amount)::numeric(16, 2)::text as amount,
      count(*) filter (where state = 'PAID') as paid,
      coalesce(sum(amount) filter (where state = 'PAID'), 0)::numeric(16, 2)::text as "paidAmount",
      count(*) filter (where state = 'FAILED') as failed,
      coalesce(sum(amount) filter (where state = 'FAILED'), 0)::numeric(16, 2)::text as "failedAmount",
      count(*) filter (where state in ('IN_BATCH', 'SENT')) as open,
      coalesce(sum(amount) filter (where state in ('IN_BATCH', 'SENT')), 0)::numeric(16, 2)::text as "openAmount",
      count(*) filter (where state <> 'IN_BATCH') as moved
    from payment where batch_id in (${sql.join(ids)}) group by batch_id`.execute(db)
  return new Map(rows.map((row) => [row.batch_id, row]))
}

/** Finds the bank return that is being settled, and how many of its rows are done. */
export async function findReturnProgress(
  db: Database | Tx,
  batchId: number,
): Promise<{ done: number; total: number } | undefined> {
  const { rows } = await sql<{ done: number; total: number }>`
    select count(*) filter (where not row.open) as done, count(*) as total
    from payment_return taken join payment_return_row row on row.return_id = taken.id
    where taken.batch_id = ${batchId} and taken.finished_at is null
    group by taken.id order by taken.id limit 1`.execute(db)
  return rows[0]
}

export const listAccountNames = (db: Database, ids: readonly number[]) =>
  db.selectFrom('account').select(['id', 'full_name', 'full_name_bng']).where('id', 'in', ids).execute()

export const findAccountName = (db: Database, id: number) =>
  db.selectFrom('account').select(['full_name', 'full_name_bng']).where('id', '=', id).executeTakeFirst()

/** Does nothing when the batch already has a file of this format. */
export const insertFile = (tx: Tx, file: Insertable<Tables['payment_file']>) =>
  tx
    .insertInto('payment_file')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const findFile = (db: Database, batchId: number, format: 'csv' | 'xlsx' | 'pdf') =>
  db
    .selectFrom('payment_file')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('format', '=', format)
    .executeTakeFirst()

/** Selects the hash and the time of the bank file, not its content. */
export const findBankFile = (db: Database, batchId: number) =>
  db
    .selectFrom('payment_file')
    .select(['sha256', 'made_at'])
    .where('batch_id', '=', batchId)
    .where('format', '=', 'csv')
    .executeTakeFirst()

export const findBankFileHash = (db: Database, batchId: number) =>
  db
    .selectFrom('payment_file')
    .select('sha256')
    .where('batch_id', '=', batchId)
    .where('format', '=', 'csv')
    .executeTakeFirst()

/** Finds whether the advice exists; does not load its content. */
export const findAdviceFile = (db: Database, batchId: number) =>
  db
    .selectFrom('payment_file')
    .select('format')
    .where('batch_id', '=', batchId)
    .where('format', '=', 'pdf')
    .executeTakeFirst()

/** Serialises batches of one service, so that two concurrent ones cannot both spend the remaining ceiling. */
export const lockCeilings = (tx: Tx, module: string) =>
  sql`select pg_advisory_xact_lock(hashtext('payment ceiling'), hashtext(${module}))`.execute(tx)

type Ceiling = { ceiling: string; module: string; fiscalYear: string }

/** Subtracts from the ceiling all payments of the service in that year that are in a batch, sent or paid. */
export async function findRemainingCeiling(
  db: Database | Tx,
  { ceiling, module, fiscalYear }: Ceiling,
): Promise<string | undefined> {
  const { rows } = await sql<{ remaining: string }>`
    select (${ceiling}::numeric - coalesce(sum(amount), 0))::numeric(16, 2)::text as remaining from payment
    where module = ${module} and fiscal_year = ${fiscalYear} and state in ('IN_BATCH', 'SENT', 'PAID')`.execute(db)
  return rows[0]?.remaining
}

/** Lists the circulars with payments in the batch whose budget is overspent, and by how much. */
export async function listOverspentSetups(tx: Tx, batchId: number) {
  const { rows } = await sql<{ title: string; title_bng: string; over: string }>`
    select setup.title, setup.title_bng,
      (sum(payment.amount) - (setup.circular->>'budget')::numeric)::numeric(16, 2)::text as over
    from setup join application on application.setup_id = setup.id
      join payment on payment.application_id = application.id
    where setup.id in (
        select distinct setup_id from application join payment on payment.application_id = application.id
        where batch_id = ${batchId})
      and jsonb_typeof(setup.circular->'budget') = 'string' and payment.state in ('IN_BATCH', 'SENT', 'PAID')
    group by setup.id having sum(payment.amount) > (setup.circular->>'budget')::numeric`.execute(tx)
  return rows
}
