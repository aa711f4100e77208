import type { Portal } from '#server/context.ts'
import { lockList, type Setup } from '#services/setups/queries.ts'
import { listLateApprovals, lockApprovedById } from './application-queries.ts'
import { grantAward } from './grant-award.ts'
import { publishedServices } from './publications.ts'
import type { Tx } from '#db/database.ts'
import { recordAuditEntry, systemActor } from '#server/audit-log.ts'
import type { ApplicationRow } from '#casework/applications/queries.ts'
import { updateListCounts } from './apply-list-change.ts'
import { insertChange, insertDecision, insertLastMeritRow } from './list-change-queries.ts'
import { findMeritRank } from './merit-row-queries.ts'
import { findMeritList, saveResultPlan } from './queries.ts'

type LateAwardContext = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'contentInvalidation' | 'now' | 'extensions'>

/**
 * Runs each morning: grants approvals that wait for no list. These are renewals, and applications decided after the
 * result was published.
 */
export async function awardLateApprovals(portal: LateAwardContext) {
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

const reason = 'তালিকা প্রকাশের পরে অনুমোদিত। / Approved after the list was published.'

/** Adds an application that was approved beside a published list without ranks, as a change that the history shows. */
async function addLateApproval(tx: Tx, { now }: Pick<Portal, 'now'>, setup: Setup, row: ApplicationRow) {
  const list = await findMeritList(tx, setup.id)
  if (!list || list.import_id || row.answers['applicationKind'] !== 'NEW' || (await findMeritRank(tx, row.id))) return
  const { id: setup_id } = setup
  await insertLastMeritRow(tx, { setup_id, application_id: row.id, amount: row.amount ?? '0' })
  const after = await updateListCounts(tx, list, [{ action: 'ADD' }])
  const change = {
    setup_id,
    list_state: list.state,
    version: list.version,
    reason,
    proposed_by: null,
    proposed_at: now(),
  }
  await insertDecision(tx, {
    change_id: await insertChange(tx, change, [{ application_id: row.id, action: 'ADD' }]),
    outcome: 'APPLIED',
    decided_by: null,
    decided_at: now(),
    eligible_before: list.eligible,
    selected_before: list.selected,
    eligible_after: after.eligible,
    selected_after: after.selected,
  })
  await saveResultPlan(tx, setup_id, { corrected_at: now() })
  await recordAuditEntry(tx, systemActor, 'list-change.proposed', `setup:${setup_id}`, {
    rows: [`ADD ${row.no}`],
    reason,
  })
}
