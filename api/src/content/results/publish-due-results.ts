import type { Portal } from '#server/context.ts'
import { Problem } from '#problems/problem.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { lockList, lockSetup } from '#services/setups/queries.ts'
import { findResultPlan, saveResultPlan, listDuePlans } from './queries.ts'
import { publishResultList } from './publish-result-list.ts'
import { notifyRemainingResults } from './notify-result-list.ts'

type PublicationContext = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'contentInvalidation' | 'now' | 'extensions'>

/** Publishes the due results and notifies applicants who are not notified yet. Idempotent. */
export async function publishDueResults(portal: PublicationContext) {
  const due = await listDuePlans(portal.db, portal.now())
  for (const { setup_id } of due) await publishOne(portal, setup_id)
  await notifyRemainingResults(portal)
}

/** Coalesces runs: the job starts every minute, and a long list must not be notified twice at the same time. */
export function resultPublisher(portal: PublicationContext): () => Promise<void> {
  let runningPublication: Promise<void> | undefined
  return () =>
    (runningPublication ??= publishDueResults(portal).finally(() => {
      runningPublication = undefined
    }))
}

/** Checks again under the lock: the result may just have been postponed, withdrawn or published manually. */
async function publishOne(portal: PublicationContext, setupId: number) {
  try {
    await portal.db.transaction().execute(async (tx) => {
      const setup = await lockList(tx, setupId)
      const plan = await findResultPlan(tx, setupId)
      if (!plan?.publish_at || plan.planned_by === null || plan.publish_at > portal.now()) return
      const published = await publishResultList(tx, portal, setup, { id: plan.planned_by })
      await recordAuditEntry(tx, systemActor, 'result.published', `setup:${setupId}`, {
        ...published,
        plannedBy: plan.planned_by,
      })
    })
    portal.contentInvalidation.emit()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await portal.db.transaction().execute(async (tx) => {
      await lockSetup(tx, setupId)
      await saveResultPlan(tx, setupId, { publish_at: null, planned_by: null, missed_at: portal.now() })
      await recordAuditEntry(tx, systemActor, 'result.missed', `setup:${setupId}`, { why: error.code })
    })
  }
}
