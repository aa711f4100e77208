import { validateNote, type writeNote as writeNoteEndpoint } from '@wewb/domain/casework/note-contracts'
import { mayWriteNote } from '@wewb/domain/engine/evaluation/moves'
import type { InputOf } from '@wewb/domain/http/contract'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { insertNote } from './queries.ts'

/** Stores the note of an officer. The application has no new revision, because nothing about it changes. */
export async function writeNote(context: Context, { applicationNo, noteText }: InputOf<typeof writeNoteEndpoint>) {
  const { db, actor, now } = context
  const { application, person } = await getVisibleApplication(context, applicationNo)
  const { row, definition, workflowState } = application
  if (row.status === 'DRAFT' || actor.officeId === null || !mayWriteNote(person, definition.workflow, workflowState))
    return throwProblem('MOVE_NOT_OPEN')
  const officeId = actor.officeId
  assertNoIssues(validateNote(noteText))
  await db.transaction().execute(async (tx) => {
    const { id } = await insertNote(tx, {
      application_id: row.id,
      account_id: actor.id,
      office_id: officeId,
      note: noteText.trim(),
      at: now(),
    })
    await recordAuditEntry(tx, actor, 'application.noted', `application:${row.no}`, { note: id })
  })
  return null
}
