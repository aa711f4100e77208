import type { InputOf } from '@wewb/domain/http/contract'
import type { proposeListChange as proposeListChangeEndpoint } from '@wewb/domain/content/list-change-contracts'
import { listChangeFields } from '@wewb/domain/services/awards/result-fields'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { lockList } from '#services/setups/queries.ts'
import { applyListChange } from './apply-list-change.ts'
import { assertListVersion } from './assert-list-version.ts'
import { checkListChange } from './check-list-change.ts'
import { findOpenChange, insertChange, insertDecision } from './list-change-queries.ts'
import { findMeritList } from './queries.ts'
import { getPublicationByService, hasResultPermission } from './publications.ts'
import { textAnswer, validateAnswers } from './save-result-text.ts'

/**
 * Proposes a change of a list. While the list waits for its approval the change is made at once, because the approval
 * of the list is the second person; later it waits for one.
 */
export async function proposeListChange(
  context: Context,
  { id, version, ...given }: InputOf<typeof proposeListChangeEndpoint>,
) {
  const { actor, now } = context
  return await context.db.transaction().execute(async (tx) => {
    const setup = await lockList(tx, id)
    const publication = getPublicationByService(setup.service)
    if (!hasResultPermission(actor, 'verify', publication)) return throwProblem('NO_PERMISSION')
    const list = await findMeritList(tx, id)
    // The rows of a list from outside are corrected one by one (`correctResultEntry`).
    if (!list || list.import_id) return throwProblem('NOT_FOUND')
    const { state } = list
    assertListVersion(list, version)
    if (await findOpenChange(tx, id)) return throwProblem('LIST_CHANGE_OPEN')
    const reason = textAnswer(validateAnswers(listChangeFields, { reason: given.reason }, toDhakaDate(now())), 'reason')
    const rows = await checkListChange(tx, { setupId: id, state, publication }, given.rows)
    const change = { setup_id: id, list_state: state, version, reason, proposed_by: actor.id, proposed_at: now() }
    const stored = rows.map(({ application, action }) => ({ application_id: application.id, action }))
    const changeId = await insertChange(tx, change, stored)
    const detail = { change: changeId, state, reason, rows: rows.map(describeRow) }
    await recordAuditEntry(tx, actor, 'list-change.proposed', `setup:${id}`, detail)
    if (state !== 'PROPOSED') return { changeId, outcome: 'OPEN' as const, version }
    const after = await applyListChange(tx, context, { setup, list, reason }, rows)
    await insertDecision(tx, {
      change_id: changeId,
      outcome: 'APPLIED',
      decided_by: actor.id,
      decided_at: now(),
      eligible_before: list.eligible,
      selected_before: list.selected,
      eligible_after: after.eligible,
      selected_after: after.selected,
    })
    return { changeId, outcome: 'APPLIED' as const, version: after.version }
  })
}

const describeRow = ({ application, action }: { application: { no: string }; action: string }) =>
  `${action} ${application.no}`
