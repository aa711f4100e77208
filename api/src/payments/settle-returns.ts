import { sql } from 'kysely'
import { amountInBoth } from '../../../domain/src/fields/money.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { showDigits } from '../../../domain/src/language/digits.ts'
import { lockFiles, type File } from '../applications/file.ts'
import { makeMoves, type BulkMaking } from '../applications/make-moves.ts'
import { portalItself } from '../applications/person.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { portalActs, record } from '../platform/record.ts'
import { linkToFile } from './file-link.ts'
import { changeBatch, lockBatch, sumsOf, type Batch } from './repository.ts'
import { actsFor, breath } from './send-batch.ts'

type Settling = Pick<Portal, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>

const atOnce = 200

/** Takes the bank's answer in, a part of it in each transaction. After a kill it goes on with the rows that are still open. */
export async function settleReturns(portal: Settling, returnId: number): Promise<void> {
  const taken = await portal.db.selectFrom('payment_return').selectAll().where('id', '=', returnId).executeTakeFirstOrThrow()
  try {
    while (await settleSome(portal, taken)) await breath()
  } catch (error) {
    await portal.db.updateTable('payment_batch').set({ error: (error as Error).message.slice(0, 200) }).where('id', '=', taken.batch_id).execute() // prettier-ignore
    throw error
  }
}

type Taken = { id: number; batch_id: number; taken_by: number }

/** True while there are more. */
const settleSome = (portal: Settling, taken: Taken): Promise<boolean> =>
  portal.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { id: taken.batch_id })
    const rows = await openRows(tx, taken.id)
    if (rows.length === 0) {
      await finish(tx, portal, batch, taken.id)
      return false
    }
    const due = rows.filter(({ state }) => state === 'SENT')
    const awards = due.flatMap(({ award_id }) => award_id ?? [])
    const files = await lockFiles(tx, portal.secrets, [...new Set([...due.map(({ application_id }) => application_id), ...awards])])
    await settlePaid(tx, portal, taken, due.filter(({ finding }) => finding === 'PAID'), files) // prettier-ignore
    await settleFailed(tx, portal, taken, due.filter(({ finding }) => finding === 'FAILED'), files) // prettier-ignore
    // What another answer has settled meanwhile is told as such.
    await sql`
      update payment_return_row as row set open = false, finding = case
        when row.payment_id = any(${due.map(({ id }) => id)}::bigint[]) then row.finding
        when payment.state = 'FAILED' then 'ALREADY_FAILED' when row.finding = 'PAID' then 'ALREADY_PAID' else 'LATE_RETURN' end
      from payment where payment.id = row.payment_id and row.return_id = ${taken.id} and row.row = any(${rows.map(({ row }) => row)})`.execute(tx)
    return true
  }) // prettier-ignore

const openRows = (tx: Tx, returnId: number) =>
  tx
    .selectFrom('payment_return_row as answer')
    .innerJoin('payment', 'payment.id', 'answer.payment_id')
    .select(['answer.row', 'answer.finding', 'answer.value_date', 'answer.bank_reference', 'answer.return_code'])
    .select(['payment.id', 'payment.application_id', 'payment.award_id', 'payment.state', 'payment.amount'])
    .select(['payment.bank_name', 'payment.bank_name_bng', 'payment.account_end'])
    .where('answer.return_id', '=', returnId)
    .where('answer.open', '=', true)
    .orderBy('answer.row')
    .limit(atOnce)
    .execute()
type Row = Awaited<ReturnType<typeof openRows>>[number]

/** T14: paid, with the year of the award; and closed where nothing more is due. */
async function settlePaid(tx: Tx, portal: Settling, { taken_by }: Taken, rows: readonly Row[], files: ReadonlyMap<number, File>) {
  if (rows.length === 0) return
  const person = actsFor(taken_by)
  const moved = await makeMoves(tx, portal, rows.map((row): BulkMaking => ({
    file: fileOf(files, row),
    person,
    known: { facts: { today: dhakaDay(portal.now()) } },
    move: 'confirm-payment',
    reply: { valueDate: row.value_date, bankReference: row.bank_reference },
    places: { amount: amountInBoth(row.amount), bank: { bn: row.bank_name_bng, en: row.bank_name }, last4: { bn: showDigits(row.account_end, 'bn'), en: row.account_end } },
  })))
  await sql`
    update payment set state = 'PAID', value_date = answer.value_date, bank_reference = answer.bank_reference
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, value_date, bank_reference }) => ({ id, value_date, bank_reference })))}::jsonb)
      as answer (id bigint, value_date date, bank_reference text)
    where payment.id = answer.id and payment.state = 'SENT'`.execute(tx)
  await sql`
    update instalment set state = 'PAID', changed_at = now() from payment
    where payment.id = any(${rows.map(({ id }) => id)}) and instalment.application_id = payment.award_id and instalment.no = payment.instalment_no
      and instalment.state = 'APPROVED'`.execute(tx)
  await closeEnded(tx, portal, moved, rows.flatMap((row) => files.get(row.award_id ?? 0) ?? []))
} // prettier-ignore

/** A renewal ends with its payment; an award with the last year of it, whichever file that was paid by. */
async function closeEnded(tx: Tx, portal: Settling, moved: readonly File[], awards: readonly File[]) {
  const candidates = new Map([...awards, ...moved].map((file) => [file.row.id, file]))
  const closable = [...candidates.values()].filter(
    ({ standing, definition }) => standing.state === 'paid' && definition.workflow.moves.some(({ id }) => id === 'close'),
  )
  if (closable.length === 0) return
  const ongoing = await tx
    .selectFrom('instalment')
    .select('application_id')
    .distinct()
    .where(
      'application_id',
      'in',
      closable.map(({ row }) => row.id),
    ) // prettier-ignore
    .where('state', 'not in', ['PAID', 'STOPPED'])
    .execute()
  const more = new Set(ongoing.map(({ application_id }) => application_id))
  const ended = closable.filter(({ row }) => !more.has(row.id))
  const known = { facts: { today: dhakaDay(portal.now()) } }
  await makeMoves(tx, portal, ended.map((file) => ({ file, person: portalItself, known, move: 'close', reply: {} }))) // prettier-ignore
}

/** T15: back to the applicant, who may correct the bank block alone; the message leads there. */
async function settleFailed(tx: Tx, portal: Settling, { taken_by }: Taken, rows: readonly Row[], files: ReadonlyMap<number, File>) {
  if (rows.length === 0) return
  const [today, person] = [dhakaDay(portal.now()), actsFor(taken_by)]
  await makeMoves(tx, portal, rows.map((row): BulkMaking => {
    const file = fileOf(files, row)
    const link = linkToFile(portal.config, file.row)
    return {
      file,
      person,
      known: { facts: { today } },
      move: 'bounce',
      reply: { returnCode: row.return_code },
      besides: { in_batch: false },
      places: { link: { bn: link, en: link } },
    }
  }))
  await sql`
    update payment set state = 'FAILED', return_code = answer.return_code, returned_on = ${today}
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, return_code }) => ({ id, return_code })))}::jsonb) as answer (id bigint, return_code text)
    where payment.id = answer.id and payment.state = 'SENT'`.execute(tx)
} // prettier-ignore

function fileOf(files: ReadonlyMap<number, File>, { application_id }: Row): File {
  const file = files.get(application_id)
  if (!file) throw new Error('the file of a payment is gone')
  return file
}

/** Some answers are in, or all of them: then the batch comes to nought. */
async function finish(tx: Tx, { now }: Settling, batch: Batch, returnId: number) {
  const closed = await tx
    .updateTable('payment_return')
    .set({ finished_at: now() })
    .where('id', '=', returnId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (closed.numUpdatedRows === 0n) return
  const sum = (await sumsOf(tx, [batch.id])).get(batch.id)
  if (!sum || sum.paid + sum.failed === 0 || batch.state === 'RECONCILED') return
  const isAll = sum.open === 0
  await changeBatch(tx, batch, { state: isAll ? 'RECONCILED' : 'RETURNED', error: null, ...(isAll ? { reconciled_at: now() } : {}) })
  if (isAll)
    await record(tx, portalActs, 'payment.batch-reconciled', `payment-batch:${batch.no}`, { total: batch.total, paid: sum.paidAmount, failed: sum.failedAmount }) // prettier-ignore
}
