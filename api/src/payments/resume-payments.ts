import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { lockFile } from '../applications/file.ts'
import { owePayment } from '../applications/owe-payment.ts'
import type { Portal } from '../platform/context.ts'

/** At the start of the portal: what was under way when it stopped goes on, and who was queued before there were payments is owed one. */
export async function resumePayments({ db, jobs, secrets, now }: Pick<Portal, 'db' | 'jobs' | 'secrets' | 'now'>) {
  await db.transaction().execute(async (tx) => {
    const batches = await tx.selectFrom('payment_batch').select('id').where('state', '=', 'AUTHORISED').execute()
    for (const { id } of batches) await jobs.later(tx, 'send-payments', { batchId: id })
    const returns = await tx.selectFrom('payment_return').select('id').where('finished_at', 'is', null).execute()
    for (const { id } of returns) await jobs.later(tx, 'settle-payments', { returnId: id })
  })
  const waiting = await db
    .selectFrom('application')
    .select('no')
    .where('status', '=', 'PAYMENT_QUEUED')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('payment').select('payment.id').whereRef('application_id', '=', 'application.id').where('payment.state', '!=', 'FAILED'))))
    .execute() // prettier-ignore
  for (const { no } of waiting)
    await db.transaction().execute(async (tx) => {
      const file = await lockFile(tx, secrets, no)
      if (file?.row.status === 'PAYMENT_QUEUED') await owePayment(tx, secrets, file, dhakaDay(now()))
    })
}
