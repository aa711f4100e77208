import { lastIdOf } from '../../../domain/src/programmes/ids.ts'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { record } from '../platform/record.ts'
import { subjectOf, updateProgramme, wasRecorded, type ProgrammeRow } from './repository.ts'

const quietMinutes = 10

/** The next revision of what is being written, by the one who holds its row. */
export async function keepDraft(tx: Tx, { actor, now }: Context, row: ProgrammeRow, draft: Programme): Promise<number> {
  const at = now()
  const since = new Date(at.getTime() - quietMinutes * 60_000)
  if (!(await wasRecorded(tx, row.id, actor.id, since))) await record(tx, actor, 'programme.saved', subjectOf(row.id))
  // A question that was taken out leaves its number behind, even if the browser has forgotten it.
  const lastId = Math.max(lastIdOf(draft), row.draft ? lastIdOf(row.draft) : 0, row.published ? lastIdOf(row.published) : 0)
  return await updateProgramme(tx, row, { draft: { ...draft, lastId }, by: { id: actor.id, at } })
}
