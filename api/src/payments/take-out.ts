import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { cancelBatch as cancelCall, removeBatchRow as removeCall } from '../../../domain/src/contracts/payments.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { moneyOf, poishaOf } from '../../../domain/src/fields/money.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { getBatch } from './get-batch.ts'
import { changeBatch, insistOnRevision, lockBatch, type Batch } from './repository.ts'

/** Its maker may give it up as long as nobody has authorised it. */
export async function cancelBatch(context: Context, { batchNo, reason, revision }: InputOf<typeof cancelCall>) {
  await context.db.transaction().execute(async (tx) => {
    const batch = await lockOwn(tx, context, batchNo, revision)
    if (!reason.trim()) insist([issue('reason', 'required')])
    const rows = await tx.selectFrom('payment').select(['id', 'application_id']).where('batch_id', '=', batch.id).execute()
    await giveBack(tx, rows)
    await changeBatch(tx, batch, { state: 'CANCELLED', cancelled_at: context.now(), cancel_reason: reason.trim() })
    await record(tx, context.actor, 'payment.batch-cancelled', `payment-batch:${batchNo}`, { count: batch.count, total: batch.total })
  })
  return await getBatch(context, { batchNo })
}

export async function removeBatchRow(context: Context, { batchNo, applicationNo, revision }: InputOf<typeof removeCall>) {
  await context.db.transaction().execute(async (tx) => {
    const batch = await lockOwn(tx, context, batchNo, revision)
    const row = await tx
      .selectFrom('payment')
      .innerJoin('application', 'application.id', 'payment.application_id')
      .select(['payment.id', 'application_id', 'payment.amount'])
      .where('batch_id', '=', batch.id)
      .where('application.no', '=', applicationNo)
      .executeTakeFirst()
      .then((found) => found ?? refuse('NOT_FOUND'))
    // A batch of nothing is no batch: the last is given up with it.
    if (batch.count === 1) refuse('MOVE_NOT_OPEN')
    await giveBack(tx, [row])
    await changeBatch(tx, batch, { count: batch.count - 1, total: moneyOf(poishaOf(batch.total) - poishaOf(row.amount)) })
    await record(tx, context.actor, 'payment.row-removed', `payment-batch:${batchNo}`, { application: applicationNo, amount: row.amount })
  })
  return await getBatch(context, { batchNo })
}

async function lockOwn(tx: Tx, { actor }: Context, no: string, revision: number): Promise<Batch> {
  const batch = await lockBatch(tx, { no })
  if (batch.state !== 'MADE' || batch.made_by !== actor.id) return refuse('MOVE_NOT_OPEN')
  insistOnRevision(batch, revision)
  return batch
}

/** Back to the queue, as if they had never been in it. */
async function giveBack(tx: Tx, rows: readonly { id: number; application_id: number }[]) {
  for (let first = 0; first < rows.length; first += 2000) {
    const part = rows.slice(first, first + 2000)
    const files = part.map(({ application_id }) => application_id).toSorted((one, other) => one - other)
    await sql`select id from application where id = any(${files}) order by id for update`.execute(tx)
    await sql`update application set in_batch = false, revision = revision + 1, updated_at = now() where id = any(${files})`.execute(tx)
    await sql`update payment set state = 'QUEUED', batch_id = null, serial = null, reference = null where id = any(${part.map(({ id }) => id)})`.execute(tx)
  }
} // prettier-ignore
