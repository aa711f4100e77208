import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listBatches as listCall, listBatchRows as rowsCall } from '../../../domain/src/contracts/payments.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { poishaOf } from '../../../domain/src/fields/money.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { sql } from 'kysely'
import type { Actor, Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { beginningWith, containing, pageOf, yesNo } from '../platform/listing.ts'
import { mayAuthorise, whyNotAuthorise } from './may-authorise.ts'
import { describeReceiver, describeReturn, instalmentYear, sumOf } from './describe-payment.ts'
import { namesOfModules } from './module-names.ts'
import { findOpenReturn, getBatchRow, sumsOf, type Batch } from './repository.ts'

/** As of one moment: while it is read the last answer of the bank may come in, and a batch would look at rest that is not. */
const asOfOneMoment = <T>(db: Database, read: (moment: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(read)

export const listBatches = ({ db }: Context, asked: InputOf<typeof listCall>) => asOfOneMoment(db, (moment) => readBatches(moment, asked))

export const getBatch = ({ db, actor }: Context, { batchNo }: { batchNo: string }) =>
  asOfOneMoment(db, (moment) => readBatch(moment, actor, batchNo))

async function readBatches(db: Database, asked: InputOf<typeof listCall>) {
  const { page = 1, size = pageSize, state, module, fiscalYear, search = '' } = asked
  const typed = toAsciiDigits(search.trim())
  const found = db
    .selectFrom('payment_batch')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'MADE'))
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .$if(fiscalYear !== undefined, (query) => query.where('fiscal_year', '=', fiscalYear ?? ''))
    .$if(typed !== '', (query) =>
      query.where((eb) => eb.or([eb('no', 'ilike', containing(typed)), eb('advice_no', 'ilike', containing(typed))])),
    )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const batches = await found.selectAll().orderBy('id', 'desc').limit(size).offset((page - 1) * size).execute() // prettier-ignore
  return pageOf({ list: await describeBatches(db, batches), total, page, size })
}

async function readBatch(db: Database, actor: Actor, batchNo: string) {
  const batch = await getBatchRow(db, batchNo)
  const [head] = await describeBatches(db, [batch])
  if (!head) throw new Error('a batch that was found has a head')
  const file = await db
    .selectFrom('payment_file')
    .select(['sha256', 'made_at'])
    .where('batch_id', '=', batch.id)
    .where('format', '=', 'csv')
    .executeTakeFirst()
  const why = await whyNotAuthorise(db, actor, batch)
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
    agreesYn: yesNo(
      batch.state === 'CANCELLED' ||
        poishaOf(head.paid.amount) + poishaOf(head.failed.amount) + poishaOf(head.open.amount) === poishaOf(batch.total),
    ),
    madeByMeYn: yesNo(isOwn),
    mayAuthoriseYn: yesNo(batch.state === 'MADE' && mayAuthorise(actor) && why === null),
    mayNotAuthorise: why && { code: why.code, message: why.words.en, messageBng: why.words.bn },
    mayCancelYn: yesNo(isOpen),
    mayRemoveYn: yesNo(isOpen && batch.count > 1),
    mayReturnYn: yesNo(isSent && actor.permissions.has('payment-batch:pay')),
    mayDownloadYn: yesNo(isSent && actor.permissions.has('payment-batch:export')),
    revision: batch.revision,
  }
}

async function describeBatches(db: Database, batches: readonly Batch[]) {
  const sums = await sumsOf(db, batches.map(({ id }) => id)) // prettier-ignore
  const names = await namesOfModules(db)
  const ids = [...new Set(batches.flatMap(({ made_by, authorised_by }) => [made_by, authorised_by ?? []].flat()))]
  const people = ids.length > 0 ? await db.selectFrom('account').select(['id', 'full_name', 'full_name_bng']).where('id', 'in', ids).execute() : [] // prettier-ignore
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
        paid: sumOf(sum?.paid ?? 0, sum?.paidAmount ?? '0.00'),
        failed: sumOf(sum?.failed ?? 0, sum?.failedAmount ?? '0.00'),
        open: sumOf(sum?.open ?? 0, sum?.openAmount ?? '0.00'),
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
  if (batch.state === 'AUTHORISED') return { doing: 'AUTHORISING' as const, done: moved, total: batch.count, error: batch.error }
  const taking = batch.state === 'SENT' || batch.state === 'RETURNED' ? await findOpenReturn(db, batch.id) : undefined
  if (!taking) return { doing: null, done: 0, total: 0, error: null }
  return { doing: 'RETURNS' as const, ...taking, error: batch.error }
}

export async function listBatchRows({ db }: Context, asked: InputOf<typeof rowsCall>) {
  const { batchNo, page = 1, size = pageSize, state, search = '' } = asked
  const batch = await getBatchRow(db, batchNo)
  const typed = toAsciiDigits(search.trim())
  const found = db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .where('batch_id', '=', batch.id)
    .$if(state !== undefined, (query) => query.where('payment.state', '=', state ?? 'SENT'))
    .$if(typed !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('application.no', 'ilike', beginningWith(typed)),
          eb('reference', 'ilike', beginningWith(typed)),
          eb('application.name', 'ilike', containing(typed)),
          eb('application.name_bng', 'like', containing(typed)),
          eb('payment.holder_name', 'ilike', containing(typed)),
        ]),
      ),
    )
  const { total, amount } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<string>`coalesce(sum(payment.amount), 0)::numeric(16, 2)::text`.as('amount'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll('payment')
    .select(['application.no as application_no', 'application.name', 'application.name_bng'])
    .select(instalmentYear('payment').as('instalment_year'))
    .orderBy('serial')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = rows.map((row) => ({
    ...describeReceiver(row),
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
