import { mayWriteNote } from '@wewb/domain/engine/evaluation/moves'
import type { ApplicationAccess } from '#casework/applications/application-access.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { listNotes } from './queries.ts'

/** Presents the notes of officers on an application. They are internal, so its owners get none. */
export async function presentNotes({ db }: Context, { application, person }: ApplicationAccess) {
  const { row, definition, workflowState } = application
  const notes = await listNotes(db, row.id)
  return {
    mayWriteYn: yesNo(mayWriteNote(person, definition.workflow, workflowState)),
    list: notes.map(({ id, at, note, full_name, full_name_bng, name, name_bng }) => ({
      noteId: id,
      at: at.toISOString(),
      person: full_name,
      personBng: full_name_bng ?? full_name,
      office: name,
      officeBng: name_bng,
      note,
    })),
  }
}
