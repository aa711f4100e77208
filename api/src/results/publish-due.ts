import type { Portal } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { portalActs, record } from '../platform/record.ts'
import { lockSetup } from '../setups/repository.ts'
import { findPlan, keepPlan } from './plan-repository.ts'
import { publishList } from './publish-list.ts'
import { tellRest } from './tell-list.ts'

type Publishing = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'published' | 'now'>

/** Whatever is due becomes public, and whoever was not told yet is told. Done twice, it is done once. */
export async function publishDue(portal: Publishing) {
  const due = await portal.db.selectFrom('result_plan').select('setup_id').where('publish_at', '<=', portal.now()).orderBy('publish_at').execute() // prettier-ignore
  for (const { setup_id } of due) await publishOne(portal, setup_id)
  await tellRest(portal)
}

/** A list that is long in telling must not be told twice at a time by the minutes that go by meanwhile. */
export function resultPublisher(portal: Publishing): () => Promise<void> {
  let underWay: Promise<void> | undefined
  return () =>
    (underWay ??= publishDue(portal).finally(() => {
      underWay = undefined
    }))
}

/** Looked at again under the lock: a moment ago it may have been put off, withdrawn or published by hand. */
async function publishOne(portal: Publishing, setupId: number) {
  try {
    await portal.db.transaction().execute(async (tx) => {
      const setup = await lockSetup(tx, setupId)
      const plan = await findPlan(tx, setupId)
      if (!plan?.publish_at || plan.planned_by === null || plan.publish_at > portal.now()) return
      const told = await publishList(tx, portal, setup, { id: plan.planned_by })
      await record(tx, portalActs, 'result.published', `setup:${setupId}`, { ...told, plannedBy: plan.planned_by })
    })
    portal.published.ring()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await portal.db.transaction().execute(async (tx) => {
      await lockSetup(tx, setupId)
      await keepPlan(tx, setupId, { publish_at: null, planned_by: null, missed_at: portal.now() })
      await record(tx, portalActs, 'result.missed', `setup:${setupId}`, { why: error.code })
    })
  }
}
