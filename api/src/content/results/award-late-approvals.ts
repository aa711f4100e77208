import type { Portal } from '#server/context.ts'
import { lockList } from '#services/setups/queries.ts'
import { listLateApprovals, lockApprovedById } from './application-queries.ts'
import { grantAward } from './grant-award.ts'
import { addLateApproval } from './add-late-approval.ts'
import { publishedServices } from './publications.ts'

type Awarding = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'contentInvalidation' | 'now' | 'extensions'>

/**
 * Runs each morning: grants approvals that wait for no list. These are renewals, and applications decided after the
 * result was published.
 */
export async function awardLateApprovals(portal: Awarding) {
  const approved = await listLateApprovals(portal.db, publishedServices)
  for (const { id, setup_id } of approved)
    await portal.db.transaction().execute(async (tx) => {
      const setup = await lockList(tx, setup_id ?? 0)
      const row = await lockApprovedById(tx, id)
      if (!row) return
      await addLateApproval(tx, portal, setup, row)
      await grantAward(tx, portal, setup, row)
    })
  if (approved.length > 0) portal.contentInvalidation.emit()
}
