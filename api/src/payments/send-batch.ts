import type { Person } from '../../../domain/src/engine/standing.ts'
import { amountInBoth } from '../../../domain/src/fields/money.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { lockFiles } from '../applications/file.ts'
import { makeMoves } from '../applications/make-moves.ts'
import type { Portal } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { keepAdvice } from './advice.ts'
import { bankFiles, keepFile } from './bank-files.ts'
import { changeBatch, lockBatch, type Batch } from './repository.ts'

type Sending = Pick<Portal, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>

/** So many files in one transaction: after a stop at most these are done again, and nobody waits long for the batch. */
const atOnce = 200

/**
 * Moves every file of an authorised batch, each with its history, audit and message in the transaction of its payment, and then
 * makes the bank's file. Whoever takes over after a kill goes on behind the last transaction; at the end all of it was done once.
 */
export async function sendBatch(portal: Sending, batchId: number): Promise<void> {
  try {
    while (await sendSome(portal, batchId)) await breath()
    await finish(portal, batchId)
  } catch (error) {
    await portal.db.updateTable('payment_batch').set({ error: (error as Error).message.slice(0, 200) }).where('id', '=', batchId).execute() // prettier-ignore
    throw error
  }
  // The money is on its way whether or not the paper is drawn yet.
  await keepAdvice(portal, batchId)
}

/** People at their desks are let in between. */
export const breath = () => new Promise((resolve) => setImmediate(resolve))

/** Whoever authorised it acts, for every file of the batch. */
export const actsFor = (id: number): Person => ({ id: String(id), roles: ['ACCOUNTS'], actions: [], isBatch: true })

/** True while there are more. */
const sendSome = ({ db, ...portal }: Sending, batchId: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { id: batchId })
    if (batch.state !== 'AUTHORISED' || batch.authorised_by === null) return false
    const rows = await tx
      .selectFrom('payment')
      .select(['id', 'application_id', 'amount'])
      .where('batch_id', '=', batchId)
      .where('state', '=', 'IN_BATCH')
      .orderBy('serial')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return false
    const files = await lockFiles(tx, portal.secrets, rows.map(({ application_id }) => application_id)) // prettier-ignore
    const [today, person] = [dhakaDay(portal.now()), actsFor(batch.authorised_by)]
    const reply = { adviceNo: batch.advice_no, adviceDate: batch.advice_date }
    await makeMoves(tx, portal, rows.map(({ application_id, amount }) => {
      const file = files.get(application_id)
      if (!file) throw new Error(`the file of a payment in batch ${batch.no} is gone`)
      return { file, person, known: { facts: { today } }, move: 'send-advice', reply, places: { amount: amountInBoth(amount) } }
    })) // prettier-ignore
    await tx.updateTable('payment').set({ state: 'SENT', sent_on: today }).where('id', 'in', rows.map(({ id }) => id)).execute() // prettier-ignore
    return true
  })

/** The file is made from what was frozen, so it is the same whoever makes it; the first that is written stays. */
async function finish(portal: Sending, batchId: number) {
  const batch = await portal.db.selectFrom('payment_batch').selectAll().where('id', '=', batchId).executeTakeFirstOrThrow()
  if (batch.state === 'AUTHORISED') await closeSending(portal, batch)
}

async function closeSending(portal: Sending, { id }: Batch) {
  const made = await bankFiles(portal, id)
  await portal.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { id })
    if (batch.state !== 'AUTHORISED') return
    const at = portal.now()
    for (const file of made) await keepFile(tx, portal.secrets, { batchId: id, at, ...file })
    await changeBatch(tx, batch, { state: 'SENT', sent_at: at, error: null })
    const { count, total, authorised_by } = batch
    await record(tx, { id: authorised_by ?? 0 }, 'payment.batch-sent', `payment-batch:${batch.no}`, { count, total })
  })
}
