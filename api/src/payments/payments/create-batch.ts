import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { InputOf } from '@wewb/domain/http/contract'
import { MAX_BATCH_SIZE, type createBatch as createBatchEndpoint } from '@wewb/domain/payments/payment-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { fromPoisha, toPoisha } from '@wewb/domain/engine/fields/money'
import { dhakaYear } from '@wewb/domain/language/dates'
import { nextReferenceNumber } from '#casework/applications/queries.ts'
import type { Context } from '#server/context.ts'
import { countFlagged } from '#casework/applications/flags.ts'
import type { Tx } from '#db/database.ts'
import { withIdempotencyKey } from '#server/idempotency.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { digestContent } from './bank-files.ts'
import { assertWithinCeilings } from './ceilings.ts'
import { readLayouts } from './layouts.ts'
import { paymentProblemMessages, type PaymentProblem } from './payment-problems.ts'
import { lockApplications, updateApplicationsInBatch, updatePaymentsToInBatch } from './payment-queries.ts'
import { listPayablePayments, listQueuedPaymentsByName } from './payment-queue-queries.ts'
import { insertBatch, lockCeilings, updateBatchContent } from './queries.ts'

/** Limits the rows of one statement, so that ten thousand rows do not exceed the statement timeout. */
const chunkSize = 2000

/**
 * Creates a batch from the named payments, or from all that have no problem: all of them or none. Two requests with one
 * idempotency key create one batch.
 */
export async function createBatch(
  context: Context,
  input: InputOf<typeof createBatchEndpoint>,
  request: FastifyRequest,
) {
  const { actor, db } = context
  const key = request.headers['idempotency-key']
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest()
  return await db
    .transaction()
    .execute((tx) =>
      withIdempotencyKey(tx, { actorId: actor.id, operation: 'make payment batch', key, bodyHash }, () =>
        createBatchInTx(tx, context, input),
      ),
    )
}

type PayableRow = { id: number; application_id: number; application_no: string; amount: string; fiscal_year: string }

/** Creates the batch in the transaction of the caller. */
export async function createBatchInTx(
  tx: Tx,
  { actor, now, secrets }: Pick<Context, 'actor' | 'now' | 'secrets'>,
  input: InputOf<typeof createBatchEndpoint>,
) {
  const { module, note = '' } = input
  await lockCeilings(tx, module)
  const chosen = await choose(tx, actor.id, input)
  const years = new Set(chosen.map(({ fiscal_year }) => fiscal_year))
  const [fiscalYear] = years
  if (fiscalYear === undefined)
    return throwProblem('ANSWERS_INVALID', { issues: [{ path: 'applicationNos', code: 'rule', message: nothing }] })
  if (years.size > 1) assertNoIssues([{ path: 'fiscalYear', code: 'rule', message: oneYear }])
  await lockApplicationsOf(tx, chosen)
  const madeAt = now()
  const no = await nextReferenceNumber(tx, 'PB', dhakaYear(madeAt))
  const total = fromPoisha(chosen.reduce((sum, { amount }) => sum + toPoisha(amount), 0))
  const { file: layout, revision } = await readLayouts(tx)
  const batch = await insertBatch(tx, {
    no,
    module,
    fiscal_year: fiscalYear,
    state: 'MADE',
    count: chosen.length,
    total,
    note: note.trim(),
    made_by: actor.id,
    made_at: madeAt,
    layout: JSON.stringify(layout),
  })
  await addToBatch(tx, { id: batch.id, no }, chosen)
  const content = await digestContent({ db: tx, secrets }, { id: batch.id, no, layout })
  await updateBatchContent(tx, batch.id, content)
  await assertWithinCeilings(tx, batch)
  await recordAuditEntry(tx, actor, 'payment.batch-made', `payment-batch:${no}`, {
    module,
    fiscalYear,
    count: chosen.length,
    total: batch.total,
    layout: revision,
    content: content.toString('hex'),
    flagged: await countFlagged(
      tx,
      chosen.map(({ application_id }) => application_id),
    ),
  })
  return { batchNo: no, total: batch.total, count: chosen.length }
}

const nothing = { bn: 'ব্যাচে নেওয়ার মতো কিছু নেই।', en: 'There is nothing that a batch could take.' }
const oneYear = {
  bn: 'এগুলো একাধিক অর্থবছরের। একটি অর্থবছর বেছে নিন।',
  en: 'These are of more than one fiscal year. Choose one fiscal year.',
}
const either = { bn: 'কোন পেমেন্টগুলো নেবেন, তা বলুন: কয়েকটি, অথবা সব।', en: 'Say which payments to take: some, or all.' }

async function choose(
  tx: Tx,
  actorId: number,
  { module, fiscalYear, applicationNos, paymentIds, all }: InputOf<typeof createBatchEndpoint>,
): Promise<PayableRow[]> {
  if ([all, applicationNos, paymentIds].filter((selection) => selection !== undefined).length !== 1)
    assertNoIssues([{ path: 'applicationNos', code: 'rule', message: either }])
  const filter = { module, fiscalYear, actorId }
  if (all) return await listPayablePayments(tx, filter, MAX_BATCH_SIZE)
  const found = await listQueuedPaymentsByName(tx, filter, {
    applicationNos: applicationNos ?? [],
    paymentIds: paymentIds ?? [],
  })
  const byNo = Map.groupBy(found, (row) => row.application_no)
  const byId = Map.groupBy(found, (row) => row.id)
  assertNoIssues([
    ...findUnpayable('applicationNos', applicationNos ?? [], (no) => byNo.get(no) ?? []),
    ...findUnpayable('paymentIds', paymentIds ?? [], (id) => byId.get(id) ?? []),
  ])
  return found
}

type Queued = PayableRow & { problems: readonly PaymentProblem[] }

/** Reports what is named twice, is not in the queue, or cannot be paid. */
const findUnpayable = <Name>(path: string, names: readonly Name[], rowsOf: (name: Name) => readonly Queued[]) =>
  names.flatMap((name, index): Issue[] => {
    const rows = rowsOf(name)
    if (rows.length === 0 || names.indexOf(name) !== index) return [issue(`${path}.${index}`, 'not-an-option')]
    return [...new Set(rows.flatMap(({ problems }) => problems))].map((code) => ({
      path: `${path}.${index}`,
      code: 'rule',
      message: paymentProblemMessages[code],
    }))
  })

/** Locks applications before payments and both in the order of their ids, as every move does, to avoid deadlocks. */
async function lockApplicationsOf(tx: Tx, chosen: readonly PayableRow[]) {
  const ids = [...new Set(chosen.map(({ application_id }) => application_id))].toSorted((one, other) => one - other)
  for (let first = 0; first < ids.length; first += chunkSize)
    await lockApplications(tx, ids.slice(first, first + chunkSize))
}

/** Gives each payment its position in the bank file and the reference that the bank returns. */
async function addToBatch(tx: Tx, batch: { id: number; no: string }, chosen: readonly PayableRow[]) {
  for (let first = 0; first < chosen.length; first += chunkSize) {
    const part = chosen.slice(first, first + chunkSize)
    const ids = part.map(({ id }) => id)
    const payments = await updatePaymentsToInBatch(tx, { batch, ids, first })
    // Another request has changed one of the rows since they were read.
    if (Number(payments.numAffectedRows) !== part.length) throwProblem('VERSION_CONFLICT')
    await updateApplicationsInBatch(tx, [...new Set(part.map(({ application_id }) => application_id))])
  }
}
