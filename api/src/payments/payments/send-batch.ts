import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import { formatAmountBilingual, fromPoisha, toPoisha } from '@wewb/domain/engine/fields/money'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { lockApplications, type Application } from '#casework/applications/application.ts'
import { executeBulkMove } from '#casework/applications/execute-bulk-move.ts'
import { notifyApplicants } from '#casework/applications/notify-applicant.ts'
import type { Tx } from '#db/database.ts'
import type { Portal } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ensureAdvicePdf } from './payment-advice.ts'
import { renderBankFiles, storePaymentFile } from './bank-files.ts'
import { loadPayeeOutcomes, recordPayees } from './payee-outcomes.ts'
import { listUnsentPayments, updatePaymentsToSent } from './payment-queries.ts'
import { updateBatch, getBatchById, lockBatch, updateBatchError, type Batch } from './queries.ts'

type SendContext = Pick<Portal, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>

/**
 * Limits the applications of one transaction: a crash repeats at most these, and the batch is never locked for long.
 */
const chunkSize = 200

/**
 * Moves every application of an authorised batch, with history, audit and message in the transaction of its payment,
 * and then creates the bank file. After a crash it resumes behind the last committed transaction, so that everything
 * happens once.
 */
export async function sendBatch(portal: SendContext, batchId: number): Promise<void> {
  try {
    while (await sendSome(portal, batchId)) await yieldToEventLoop()
    await finish(portal, batchId)
  } catch (error) {
    await updateBatchError(portal.db, batchId, (error as Error).message.slice(0, 200))
    throw error
  }
  // The batch is already sent; it does not depend on the advice.
  await ensureAdvicePdf(portal, batchId)
}

/** Lets other requests run between two transactions. */
export const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve))

/** Acts for every application of the batch as the person who authorised it or imported the bank return. */
export const batchActor = (id: number): Person => ({ id: String(id), roles: ['ACCOUNTS'], actions: [], isBatch: true })

/** Returns true while more payments are left. */
const sendSome = ({ db, ...portal }: SendContext, batchId: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { id: batchId })
    if (batch.state !== 'AUTHORISED' || batch.authorised_by === null) return false
    const rows = await listUnsentPayments(tx, batchId, chunkSize)
    if (rows.length === 0) return false
    const applications = await lockApplications(
      tx,
      portal.secrets,
      rows.map(({ application_id }) => application_id),
    )
    await moveSent(tx, { db, ...portal }, batch, { rows, applications, authorisedBy: batch.authorised_by })
    return true
  })

type Sent = {
  rows: Awaited<ReturnType<typeof listUnsentPayments>>
  applications: ReadonlyMap<number, Application>
  authorisedBy: number
}

/** Moves an application when the last of its payees is sent; the applicant is notified of every part that is sent. */
async function moveSent(tx: Tx, portal: SendContext, batch: Batch, { rows, applications, authorisedBy }: Sent) {
  const [today, person] = [toDhakaDate(portal.now()), batchActor(authorisedBy)]
  await updatePaymentsToSent(
    tx,
    rows.map(({ id }) => id),
    today,
  )
  const byApplication = Map.groupBy(rows, ({ application_id }) => application_id)
  const outcomes = await loadPayeeOutcomes(tx, [...byApplication.keys()])
  const sent = [...byApplication].map(([id, parts]) => {
    const application = applications.get(id)
    if (!application) throw new Error(`the application of a payment in batch ${batch.no} was not found`)
    const amount = formatAmountBilingual(fromPoisha(parts.reduce((sum, part) => sum + toPoisha(part.amount), 0)))
    const isMoved = application.workflowState.state === 'payment-queued' && outcomes(id).isAllSent
    return { application, placeholders: { amount }, isMoved }
  })
  await executeBulkMove(
    tx,
    portal,
    sent
      .filter(({ isMoved }) => isMoved)
      .map(({ application, placeholders }) => ({
        application,
        person,
        evaluationContext: { facts: { today } },
        move: 'send-advice',
        reply: { adviceNo: batch.advice_no, adviceDate: batch.advice_date },
        placeholders,
      })),
  )
  await notifyApplicants(
    tx,
    portal.jobs,
    sent
      .filter(({ isMoved }) => !isMoved)
      .map(({ application, placeholders }) => ({
        application,
        template: 'ADVICE_SENT',
        workflowState: {},
        placeholders,
      })),
  )
  await recordPayees(tx, rows, { actor: { id: authorisedBy }, state: 'SENT', applications, outcomes })
}

/** The bank file depends only on frozen data, so every run renders the same file; the first stored one stays. */
async function finish(portal: SendContext, batchId: number) {
  const batch = await getBatchById(portal.db, batchId)
  if (batch.state === 'AUTHORISED') await closeSending(portal, batch)
}

async function closeSending(portal: SendContext, { id }: Batch) {
  const bankFiles = await renderBankFiles(portal, id)
  await portal.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { id })
    if (batch.state !== 'AUTHORISED') return
    const at = portal.now()
    for (const file of bankFiles) await storePaymentFile(tx, portal.secrets, { batchId: id, at, ...file })
    await updateBatch(tx, batch, { state: 'SENT', sent_at: at, error: null })
    const { count, total, authorised_by } = batch
    await recordAuditEntry(tx, { id: authorised_by ?? 0 }, 'payment.batch-sent', `payment-batch:${batch.no}`, {
      count,
      total,
    })
  })
}
