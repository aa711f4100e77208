import { validateNote } from '@wewb/domain/content/page-problem'
import type { closePageProblem as closeEndpoint } from '@wewb/domain/content/page-problem-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { lockPageProblem, updatePageProblemAsDone } from './queries.ts'

/** Marks a report as done, once. */
export async function closePageProblem(
  { db, secrets, actor, now }: Context,
  { id, note }: InputOf<typeof closeEndpoint>,
) {
  assertNoIssues(validateNote(note))
  await db.transaction().execute(async (tx) => {
    const found = (await lockPageProblem(tx, id)) ?? throwProblem('NOT_FOUND')
    if (found.done_at) throwProblem('MOVE_NOT_OPEN')
    const closing = { done_at: now(), done_by: actor.id, note_sealed: secrets.encrypt(note.trim()) }
    await updatePageProblemAsDone(tx, id, closing)
    await recordAuditEntry(tx, actor, 'page-problem.closed', `page-problem:${id}`)
  })
  return null
}
