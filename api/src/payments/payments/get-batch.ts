import type { InputOf } from '@wewb/domain/http/contract'
import type {
  listBatches as listBatchesEndpoint,
  listBatchRows as listBatchRowsEndpoint,
} from '@wewb/domain/payments/payment-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { toPoisha } from '@wewb/domain/engine/fields/money'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { loadFlags } from '#casework/applications/flags.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { digestContent } from './bank-files.ts'
import { mayAuthorise, findAuthorisationRefusal } from './authorisation-rules.ts'
import { describePayee, describeReturn, toCountAndAmount } from './describe-payment.ts'
import { loadModuleNames } from './module-names.ts'
import { listPaymentPage } from './payment-queries.ts'
import { hasWaitingReturn } from './return-proposal-queries.ts'
import {
  findBankFile,
  findReturnProgress,
  getBatchRow,
  listAccountNames,
  listBatchPage,
  getBatchTotals,
  type Batch,
} from './queries.ts'

/**
 * Reads from one snapshot: otherwise a bank return that is settled during the read could make an open batch look
 * reconciled.
 */
const inSnapshot = <T>(db: Database, read: (moment: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(read)

export const listBatches = ({ db }: Context, query: InputOf<typeof listBatchesEndpoint>) =>
  inSnapshot(db, (moment) => readBatches(moment, query))

export const getBatch = (context: Context, { batchNo }: { batchNo: string }) =>
  inSnapshot(context.db, (moment) => readBatch(moment, context, batchNo))

async function readBatches(db: Database, query: InputOf<typeof listBatchesEndpoint>) {
  const { page = 1, size = DEFAULT_PAGE_SIZE, state, module, fiscalYear, search = '' } = query
  const { total, batches } = await listBatchPage(db, {
    state,
    module,
    fiscalYear,
    search: toAsciiDigits(search.trim()),
    page,
    size,
  })
  return pageOf({ list: await describeBatches(db, batches), total, page, size })
}

async function readBatch(db: Database, { actor, secrets }: Context, batchNo: string) {
  const batch = await getBatchRow(db, batchNo)
  const [head] = await describeBatches(db, [batch])
  if (!head) throw new Error('the batch has no header')
  const file = await findBankFile(db, batch.id)
  const why = await findAuthorisationRefusal(db, { actor, secrets }, batch)
  const isOwn = batch.made_by === actor.id
  const isOpen = isOwn && batch.state === 'MADE' && actor.permissions.has('payment-batch:create')
  const isSent = batch.state === 'SENT' || batch.state === 'RETURNED' || batch.state === 'RECONCILED'
  return {
    ...head,
    note: batch.note,
    adviceNo: batch.advice_no,
    adviceDate: batch.advice_date,
    sentAt: batch.sent_at?.toISOString() ?? null,
    reconciledAt: batch.reconciled_at?.toISOString() ?? null,
    cancelledAt: batch.cancelled_at?.toISOString() ?? null,
    cancelReason: batch.cancel_reason,
    file: file ? { sha256: file.sha256.toString('hex'), rows: batch.count, madeAt: file.made_at.toISOString() } : null,
    contentSha256: (batch.content_sha256 ?? (await digestContent({ db, secrets }, batch))).toString('hex'),
    agreesYn: yesNo(
      batch.state === 'CANCELLED' ||
        toPoisha(head.paid.amount) + toPoisha(head.failed.amount) + toPoisha(head.open.amount) ===
          toPoisha(batch.total),
    ),
    madeByMeYn: yesNo(isOwn),
    mayAuthoriseYn: yesNo(batch.state === 'MADE' && mayAuthorise(actor) && why === null),
    mayNotAuthorise: why && { code: why.code, message: why.message.en, messageBng: why.message.bn },
    mayCancelYn: yesNo(isOpen),
    mayRemoveYn: yesNo(isOpen && batch.count > 1),
    mayReturnYn: yesNo(isSent && actor.permissions.has('payment-batch:pay')),
    returnWaitsYn: yesNo(await hasWaitingReturn(db, batch.id)),
    mayDownloadYn: yesNo(isSent && actor.permissions.has('payment-batch:export')),
    revision: batch.revision,
  }
}

async function describeBatches(db: Database, batches: readonly Batch[]) {
  const sums = await getBatchTotals(
    db,
    batches.map(({ id }) => id),
  )
  const names = await loadModuleNames(db)
  const ids = [...new Set(batches.flatMap(({ made_by, authorised_by }) => [made_by, authorised_by ?? []].flat()))]
  const people = ids.length > 0 ? await listAccountNames(db, ids) : []
  const personOf = (id: number | null) => {
    const found = people.find((person) => person.id === id)
    return found ? { name: found.full_name, nameBng: found.full_name_bng } : null
  }
  return await Promise.all(
    batches.map(async (batch) => {
      const sum = sums.get(batch.id)
      return {
        batchNo: batch.no,
        module: batch.module,
        ...names(batch.module),
        fiscalYear: batch.fiscal_year,
        state: batch.state,
        count: batch.count,
        total: batch.total,
        paid: toCountAndAmount(sum?.paid ?? 0, sum?.paidAmount ?? '0.00'),
        failed: toCountAndAmount(sum?.failed ?? 0, sum?.failedAmount ?? '0.00'),
        open: toCountAndAmount(sum?.open ?? 0, sum?.openAmount ?? '0.00'),
        maker: personOf(batch.made_by) ?? { name: '', nameBng: null },
        madeAt: batch.made_at.toISOString(),
        authoriser: personOf(batch.authorised_by),
        authorisedAt: batch.authorised_at?.toISOString() ?? null,
        progress: await progressOf(db, batch, sum?.moved ?? 0),
      }
    }),
  )
}

async function progressOf(db: Database, batch: Batch, moved: number) {
  if (batch.state === 'AUTHORISED')
    return { doing: 'AUTHORISING' as const, done: moved, total: batch.count, error: batch.error }
  const taking =
    batch.state === 'SENT' || batch.state === 'RETURNED' ? await findReturnProgress(db, batch.id) : undefined
  if (!taking) return { doing: null, done: 0, total: 0, error: null }
  return { doing: 'RETURNS' as const, ...taking, error: batch.error }
}

export async function listBatchRows({ db }: Context, query: InputOf<typeof listBatchRowsEndpoint>) {
  const { batchNo, page = 1, size = DEFAULT_PAGE_SIZE, state, flaggedYn, search = '' } = query
  const batch = await getBatchRow(db, batchNo)
  const { total, amount, rows } = await listPaymentPage(db, {
    batchId: batch.id,
    state,
    flaggedYn,
    search: toAsciiDigits(search.trim()),
    page,
    size,
  })
  const flags = await loadFlags(
    db,
    rows.map(({ application_id }) => application_id),
  )
  const list = rows.map((row) => ({
    ...describePayee(row),
    flags: flags.get(row.application_id) ?? [],
    serial: row.serial ?? 0,
    reference: row.reference ?? '',
    state: row.state,
    valueDate: row.value_date,
    bankReference: row.bank_reference,
    returnedOn: row.returned_on,
    ...describeReturn(row.return_code),
  }))
  return { ...pageOf({ list, total, page, size }), amount }
}
