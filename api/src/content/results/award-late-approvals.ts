import type { Portal } from '#server/context.ts'
import { lockSetup } from '#services/setups/queries.ts'
import { listLateApprovals, lockApprovedById } from './application-queries.ts'
import { grantAward } from './grant-award.ts'
import { publishedServices } from './publications.ts'

/**
 * Runs each morning: grants approvals that wait for no list. These are renewals, and applications decided after the
 * result was published.
 */
export async function awardLateApprovals(portal: Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now' | 'extensions'>) {
  const approved = await listLateApprovals(portal.db, publishedServices)
  for (const { id, setup_id } of approved)
    await portal.db.transaction().execute(async (tx) => {
      const setup = await lockSetup(tx, setup_id ?? 0)
      const row = await lockApprovedById(tx, id)
      if (row) await grantAward(tx, portal, setup, row)
    })
}
