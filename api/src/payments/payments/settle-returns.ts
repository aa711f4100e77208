import { formatAmountBilingual } from '@wewb/domain/engine/fields/money'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { formatDigits } from '@wewb/domain/language/digits'
import { lockApplications, type Application } from '#casework/applications/application.ts'
import { executeBulkMove, type BulkMoveRequest } from '#casework/applications/execute-bulk-move.ts'
import { notifyApplicants } from '#casework/applications/notify-applicant.ts'
import { systemPerson } from '#identity/access/person.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { loadPayeeOutcomes, recordPayees } from './payee-outcomes.ts'
import { updateBatch, lockBatch, getBatchTotals, updateBatchError, type Batch } from './queries.ts'
import {
  getReturn,
  listApplicationsWithOpenInstalments,
  listOpenReturnRows,
  updateInstalmentsToPaid,
  updatePaymentsToFailed,
  updatePaymentsToPaid,
  updateReturnRowsToClosed,
  updateReturnToFinished,
  type OpenReturnRow,
} from './return-queries.ts'
import { batchActor, yieldToEventLoop } from './send-batch.ts'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import type { Config } from '#config/config.ts'

/** Builds the link to one application for a message. It contains no personal data, and opening it requires a login. */
function applicationUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { service, no }: { service: string; no: string },
): string {
  const { path } = getServiceScreen(service)
  const isFirst = serviceModules.find((module) => module.path === path)?.code === service
  const isProgramme = !serviceModules.some(({ code }) => code === service)
  return `${publicUrl}${path}?application=${no}${isFirst || isProgramme ? '' : `&service=${service}`}`
}

type SettleContext = Pick<Portal, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>

const chunkSize = 200

/** Settles a bank return in several transactions. After a crash it resumes with the rows that are still open. */
export async function settleReturns(portal: SettleContext, returnId: number): Promise<void> {
  const bankReturn = await getReturn(portal.db, returnId)
  try {
    while (await settleSome(portal, bankReturn)) await yieldToEventLoop()
  } catch (error) {
    await updateBatchError(portal.db, bankReturn.batch_id, (error as Error).message.slice(0, 200))
    throw error
  }
}

type ImportedReturn = { id: number; batch_id: number; taken_by: number }

/** Returns true while more rows are left. */
const settleSome = (portal: SettleContext, bankReturn: ImportedReturn): Promise<boolean> =>
  portal.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { id: bankReturn.batch_id })
    const rows = await listOpenReturnRows(tx, bankReturn.id, chunkSize)
    if (rows.length === 0) {
      await finish(tx, portal, batch, bankReturn.id)
      return false
    }
    const due = rows.filter(({ state }) => state === 'SENT')
    const awards = due.flatMap(({ award_id }) => award_id ?? [])
    const applications = await lockApplications(tx, portal.secrets, [
      ...new Set([...due.map(({ application_id }) => application_id), ...awards]),
    ])
    await settlePaid(
      tx,
      portal,
      bankReturn,
      due.filter(({ finding }) => finding === 'PAID'),
      applications,
    )
    await settleFailed(
      tx,
      portal,
      bankReturn,
      due.filter(({ finding }) => finding === 'FAILED'),
      applications,
    )
    await updateReturnRowsToClosed(tx, {
      returnId: bankReturn.id,
      rows: rows.map(({ row }) => row),
      settledPaymentIds: due.map(({ id }) => id),
    })
    return true
  })

/**
 * Move T14 (docs/domain/workflows.md): when all its payees are paid, application and instalment are paid; the
 * application closes when nothing more is due. The applicant is notified of every credited account.
 */
async function settlePaid(
  tx: Tx,
  portal: SettleContext,
  { taken_by }: ImportedReturn,
  rows: readonly OpenReturnRow[],
  applications: ReadonlyMap<number, Application>,
) {
  if (rows.length === 0) return
  await updatePaymentsToPaid(tx, rows)
  const byApplication = Map.groupBy(rows, ({ application_id }) => application_id)
  const outcomes = await loadPayeeOutcomes(tx, [...byApplication.keys()])
  // The last row of an application that is paid completely makes the move.
  const lastRows = [...byApplication].flatMap(([id, parts]) => (outcomes(id).isAllPaid ? (parts.at(-1) ?? []) : []))
  const person = batchActor(taken_by)
  const moved = await executeBulkMove(
    tx,
    portal,
    lastRows.map((row): BulkMoveRequest => ({
      application: applicationOf(applications, row),
      person,
      evaluationContext: { facts: { today: toDhakaDate(portal.now()) } },
      move: 'confirm-payment',
      reply: { valueDate: row.value_date, bankReference: row.bank_reference },
      placeholders: accountPlaceholders(row),
    })),
  )
  await notifyApplicants(
    tx,
    portal.jobs,
    rows
      .filter((row) => !lastRows.includes(row))
      .map((row) => ({
        application: applicationOf(applications, row),
        template: 'PAID',
        workflowState: {},
        placeholders: accountPlaceholders(row),
      })),
  )
  await recordPayees(tx, rows, { actor: { id: taken_by }, state: 'PAID', applications, outcomes })
  await updateInstalmentsToPaid(
    tx,
    lastRows.map(({ id }) => id),
  )
  await closeEnded(
    tx,
    portal,
    moved,
    rows.flatMap((row) => applications.get(row.award_id ?? 0) ?? []),
  )
}

const accountPlaceholders = (row: OpenReturnRow) => ({
  amount: formatAmountBilingual(row.amount),
  bank: { bn: row.bank_name_bng, en: row.bank_name },
  last4: { bn: formatDigits(row.account_end, 'bn'), en: row.account_end },
})

/**
 * Closes a renewal with its payment, and an award with its last instalment, whichever application that was paid
 * through.
 */
export async function closeEnded(
  tx: Tx,
  portal: Pick<Portal, 'jobs' | 'now' | 'secrets'>,
  moved: readonly Application[],
  awards: readonly Application[],
) {
  const candidates = new Map([...awards, ...moved].map((application) => [application.row.id, application]))
  const closable = [...candidates.values()].filter(
    ({ workflowState, definition }) =>
      workflowState.state === 'paid' && definition.workflow.moves.some(({ id }) => id === 'close'),
  )
  if (closable.length === 0) return
  const ids = closable.map(({ row }) => row.id)
  const ongoing = await listApplicationsWithOpenInstalments(tx, ids)
  const more = new Set(ongoing.map(({ application_id }) => application_id))
  const ended = closable.filter(({ row }) => !more.has(row.id))
  const evaluationContext = { facts: { today: toDhakaDate(portal.now()) } }
  await executeBulkMove(
    tx,
    portal,
    ended.map((application) => ({
      application,
      person: systemPerson,
      evaluationContext,
      move: 'close',
      reply: {},
    })),
  )
}

/**
 * Move T15 (docs/domain/workflows.md): the applicant may correct only the bank details of the payees whose money came
 * back; the message links to them.
 */
async function settleFailed(
  tx: Tx,
  portal: SettleContext,
  { taken_by }: ImportedReturn,
  rows: readonly OpenReturnRow[],
  applications: ReadonlyMap<number, Application>,
) {
  if (rows.length === 0) return
  const [today, person] = [toDhakaDate(portal.now()), batchActor(taken_by)]
  await updatePaymentsToFailed(tx, rows, today)
  const byApplication = new Map(rows.map((row) => [row.application_id, row]))
  const outcomes = await loadPayeeOutcomes(tx, [...byApplication.keys()])
  await executeBulkMove(
    tx,
    portal,
    [...byApplication.values()].map((row): BulkMoveRequest => {
      const application = applicationOf(applications, row)
      const link = applicationUrl(portal.config, application.row)
      const { isInBatch, failedAccounts } = outcomes(row.application_id)
      return {
        application,
        person,
        evaluationContext: { facts: { today } },
        move: 'bounce',
        reply: { returnCode: row.return_code },
        extraColumns: { in_batch: isInBatch },
        ...(failedAccounts.length > 0 ? { unlocks: failedAccounts } : {}),
        placeholders: { link: { bn: link, en: link } },
      }
    }),
  )
  await recordPayees(tx, rows, { actor: { id: taken_by }, state: 'FAILED', applications, outcomes })
}

function applicationOf(applications: ReadonlyMap<number, Application>, { application_id }: OpenReturnRow): Application {
  const application = applications.get(application_id)
  if (!application) throw new Error('the application of the payment was not found')
  return application
}

/** Marks the batch as partly returned, or as reconciled when no payment is open. */
async function finish(tx: Tx, { now }: SettleContext, batch: Batch, returnId: number) {
  const closed = await updateReturnToFinished(tx, returnId, now())
  if (closed.numUpdatedRows === 0n) return
  const sum = (await getBatchTotals(tx, [batch.id])).get(batch.id)
  if (!sum || sum.paid + sum.failed === 0 || batch.state === 'RECONCILED') return
  const isAll = sum.open === 0
  await updateBatch(tx, batch, {
    state: isAll ? 'RECONCILED' : 'RETURNED',
    error: null,
    ...(isAll ? { reconciled_at: now() } : {}),
  })
  if (isAll)
    await recordAuditEntry(tx, systemActor, 'payment.batch-reconciled', `payment-batch:${batch.no}`, {
      total: batch.total,
      paid: sum.paidAmount,
      failed: sum.failedAmount,
    })
}
