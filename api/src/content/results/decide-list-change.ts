import type { approveListChange as approveListChangeEndpoint } from '@wewb/domain/content/list-change-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { isAccountOf } from '@wewb/domain/engine/evaluation/workflow-state'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { listChangeNoteFields } from '@wewb/domain/services/awards/result-fields'
import { getPerson } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { lockList } from '#services/setups/queries.ts'
import { assertListVersion } from './assert-list-version.ts'
import { applyListChange } from './apply-list-change.ts'
import { checkListChange } from './check-list-change.ts'
import { findChange, insertDecision, listChangeRows } from './list-change-queries.ts'
import { findMeritList } from './queries.ts'
import { getPublicationByService, hasResultPermission } from './publications.ts'
import { textAnswer, validateAnswers } from './save-result-text.ts'

type Named = { id: number; changeId: number }

/** Approves a change of an approved or published list; everything follows in this transaction. */
export async function approveListChange(
  context: Context,
  { version, ...named }: InputOf<typeof approveListChangeEndpoint>,
) {
  const decided = await context.db.transaction().execute(async (tx) => {
    const { setup, publication, list, change } = await lockOpenChange(tx, context, named)
    assertListVersion(list, version)
    // The proposer saw another list: what was a quiet change before the publication is a public one after it.
    if (list.state !== change.list_state) return throwProblem('LIST_CHANGED')
    const stored = await listChangeRows(tx, [change.id])
    const rows = await checkListChange(
      tx,
      { setupId: setup.id, state: list.state, publication },
      stored.map(({ no, action }) => ({ applicationNo: no, action })),
    )
    const after = await applyListChange(tx, context, { setup, list, reason: change.reason }, rows)
    await insertDecision(tx, {
      change_id: change.id,
      outcome: 'APPROVED',
      decided_by: context.actor.id,
      decided_at: context.now(),
      eligible_before: list.eligible,
      selected_before: list.selected,
      eligible_after: after.eligible,
      selected_after: after.selected,
    })
    const detail = { change: change.id, version: after.version, before: list.selected, after: after.selected }
    await recordAuditEntry(tx, context.actor, 'list-change.approved', `setup:${setup.id}`, detail)
    return { version: after.version, selected: after.selected }
  })
  context.contentInvalidation.emit()
  return decided
}

/** Rejects a change with a reason; the list stays as it is. */
export async function rejectListChange(context: Context, { note, ...named }: Named & { note: string }) {
  await context.db.transaction().execute(async (tx) => {
    const { list, change } = await lockOpenChange(tx, context, named)
    const answers = validateAnswers(listChangeNoteFields, { note }, toDhakaDate(context.now()))
    const counts = { eligible: list.eligible, selected: list.selected }
    await insertDecision(tx, {
      change_id: change.id,
      outcome: 'REJECTED',
      note: textAnswer(answers, 'note'),
      decided_by: context.actor.id,
      decided_at: context.now(),
      eligible_before: counts.eligible,
      selected_before: counts.selected,
      eligible_after: counts.eligible,
      selected_after: counts.selected,
    })
    await recordAuditEntry(tx, context.actor, 'list-change.rejected', `setup:${named.id}`, { change: change.id })
  })
  return null
}

async function lockOpenChange(tx: Tx, context: Context, { id, changeId }: Named) {
  const setup = await lockList(tx, id)
  const publication = getPublicationByService(setup.service)
  if (!hasResultPermission(context.actor, 'approve', publication)) return throwProblem('NO_PERMISSION')
  const list = await findMeritList(tx, id)
  const change = list && (await findChange(tx, id, changeId))
  if (!change) return throwProblem('NOT_FOUND')
  if (change.outcome !== null) return throwProblem('MOVE_NOT_OPEN')
  const person = await getPerson({ ...context, db: tx }, setup.service)
  if (isAccountOf(person, String(change.proposed_by))) return throwProblem('OWN_LIST_CHANGE')
  return { setup, publication, list, change }
}
