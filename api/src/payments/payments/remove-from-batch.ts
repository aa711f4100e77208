import type { InputOf } from '@wewb/domain/http/contract'
import type {
  cancelBatch as cancelBatchEndpoint,
  removeBatchRow as removeBatchRowEndpoint,
} from '@wewb/domain/payments/payment-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { fromPoisha, toPoisha } from '@wewb/domain/engine/fields/money'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { digestContent } from './bank-files.ts'
import { getBatch } from './get-batch.ts'
import {
  findPaymentInBatch,
  listPaymentsOfBatch,
  lockApplications,
  updateApplicationsInBatch,
  updatePaymentsToQueued,
} from './payment-queries.ts'
import { updateBatch, assertRevision, lockBatch, type Batch } from './queries.ts'

/** Cancels a batch that is not authorised; only its maker may do so. */
export async function cancelBatch(
  context: Context,
  { batchNo, reason, revision }: InputOf<typeof cancelBatchEndpoint>,
) {
  await context.db.transaction().execute(async (tx) => {
    const batch = await lockOwnBatch(tx, context, batchNo, revision)
    if (!reason.trim()) assertNoIssues([issue('reason', 'required')])
    const rows = await listPaymentsOfBatch(tx, batch.id)
    await returnToQueue(tx, rows)
    await updateBatch(tx, batch, { state: 'CANCELLED', cancelled_at: context.now(), cancel_reason: reason.trim() })
    await recordAuditEntry(tx, context.actor, 'payment.batch-cancelled', `payment-batch:${batchNo}`, {
      count: batch.count,
      total: batch.total,
    })
  })
  return await getBatch(context, { batchNo })
}

export async function removeBatchRow(
  context: Context,
  { batchNo, paymentId, revision }: InputOf<typeof removeBatchRowEndpoint>,
) {
  await context.db.transaction().execute(async (tx) => {
    const batch = await lockOwnBatch(tx, context, batchNo, revision)
    const row = (await findPaymentInBatch(tx, batch.id, paymentId)) ?? throwProblem('NOT_FOUND')
    // A batch must not be empty: its last payment goes when the batch is cancelled.
    if (batch.count === 1) throwProblem('MOVE_NOT_OPEN')
    await returnToQueue(tx, [row])
    await updateBatch(tx, batch, {
      count: batch.count - 1,
      total: fromPoisha(toPoisha(batch.total) - toPoisha(row.amount)),
      content_sha256: await digestContent({ db: tx, secrets: context.secrets }, batch),
    })
    await recordAuditEntry(tx, context.actor, 'payment.row-removed', `payment-batch:${batchNo}`, {
      application: row.no,
      payee: row.payee_no,
      amount: row.amount,
    })
  })
  return await getBatch(context, { batchNo })
}

async function lockOwnBatch(tx: Tx, { actor }: Context, no: string, revision: number): Promise<Batch> {
  const batch = await lockBatch(tx, { no })
  if (batch.state !== 'MADE' || batch.made_by !== actor.id) return throwProblem('MOVE_NOT_OPEN')
  assertRevision(batch, revision)
  return batch
}

/** Returns the payments to the queue, without a trace of the batch. */
async function returnToQueue(tx: Tx, rows: readonly { id: number; application_id: number }[]) {
  for (let first = 0; first < rows.length; first += 2000) {
    const part = rows.slice(first, first + 2000)
    const distinct = new Set(part.map(({ application_id }) => application_id))
    const applicationIds = [...distinct].toSorted((one, other) => one - other)
    await lockApplications(tx, applicationIds)
    const ids = part.map(({ id }) => id)
    await updatePaymentsToQueued(tx, ids)
    await updateApplicationsInBatch(tx, applicationIds)
  }
}
