import { toDhakaDate } from '@wewb/domain/language/dates'
import { lockApplication } from '#casework/applications/application.ts'
import { createPaymentObligation } from '#casework/applications/payment-obligation.ts'
import type { Portal } from '#server/context.ts'
import { listApplicationsWithoutPayment } from './payment-queries.ts'
import { listAuthorisedBatches } from './queries.ts'
import { listUnfinishedReturns } from './return-queries.ts'

/** Runs at start-up: resumes interrupted jobs, and creates the payments that queued applications lack. */
export async function resumePayments({ db, jobs, secrets, now }: Pick<Portal, 'db' | 'jobs' | 'secrets' | 'now'>) {
  await db.transaction().execute(async (tx) => {
    const batches = await listAuthorisedBatches(tx)
    for (const { id } of batches) await jobs.enqueue(tx, 'send-payments', { batchId: id })
    const returns = await listUnfinishedReturns(tx)
    for (const { id } of returns) await jobs.enqueue(tx, 'settle-payments', { returnId: id })
  })
  const waiting = await listApplicationsWithoutPayment(db)
  for (const { no } of waiting)
    await db.transaction().execute(async (tx) => {
      const application = await lockApplication(tx, secrets, no)
      if (application?.row.status === 'PAYMENT_QUEUED')
        await createPaymentObligation(tx, secrets, application, toDhakaDate(now()))
    })
}
