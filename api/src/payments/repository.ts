import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'

export const findBatch = (db: Database | Tx, no: string) =>
  db.selectFrom('payment_batch').selectAll().where('no', '=', no).executeTakeFirst()
export type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>

export const getBatchRow = async (db: Database | Tx, no: string): Promise<Batch> => (await findBatch(db, no)) ?? refuse('NOT_FOUND')

/** Whoever changes a batch or works on it passes here, one at a time. */
export async function lockBatch(tx: Tx, by: { no: string } | { id: number }): Promise<Batch> {
  const batch = await tx
    .selectFrom('payment_batch')
    .selectAll()
    .$if('no' in by, (query) => query.where('no', '=', 'no' in by ? by.no : ''))
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .forUpdate()
    .executeTakeFirst()
  return batch ?? refuse('NOT_FOUND')
}

export function insistOnRevision(batch: Batch, revision: number) {
  if (batch.revision !== revision) refuse('VERSION_CONFLICT', { data: { revision: batch.revision } })
}

export const changeBatch = (tx: Tx, { id, revision }: Batch, values: Partial<Omit<Batch, 'id' | 'layout'>> & { layout?: string }) =>
  tx
    .updateTable('payment_batch')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', id)
    .execute()

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

/** Added up from the rows themselves, batch by batch. */
export async function sumsOf(db: Database | Tx, ids: readonly number[]): Promise<Map<number, Sums>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Sums & { batch_id: number }>`
    select batch_id, count(*) as count, sum(amount)::numeric(16, 2)::text as amount,
      count(*) filter (where state = 'PAID') as paid, coalesce(sum(amount) filter (where state = 'PAID'), 0)::numeric(16, 2)::text as "paidAmount",
      count(*) filter (where state = 'FAILED') as failed, coalesce(sum(amount) filter (where state = 'FAILED'), 0)::numeric(16, 2)::text as "failedAmount",
      count(*) filter (where state in ('IN_BATCH', 'SENT')) as open, coalesce(sum(amount) filter (where state in ('IN_BATCH', 'SENT')), 0)::numeric(16, 2)::text as "openAmount",
      count(*) filter (where state <> 'IN_BATCH') as moved
    from payment where batch_id in (${sql.join(ids)}) group by batch_id`.execute(db)
  return new Map(rows.map((row) => [row.batch_id, row]))
}

/** The answer of the bank that is being taken in, and how far. */
export async function findOpenReturn(db: Database | Tx, batchId: number): Promise<{ done: number; total: number } | undefined> {
  const { rows } = await sql<{ done: number; total: number }>`
    select count(*) filter (where not row.open) as done, count(*) as total
    from payment_return taken join payment_return_row row on row.return_id = taken.id
    where taken.batch_id = ${batchId} and taken.finished_at is null group by taken.id order by taken.id limit 1`.execute(db)
  return rows[0]
}
