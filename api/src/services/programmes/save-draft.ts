import { lastIdOf } from '@wewb/domain/services/programmes/ids'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { auditSubjectOf, updateProgramme, hasRecentAuditEntry, type ProgrammeRow } from './queries.ts'

const quietMinutes = 10

/** Saves the next revision of a draft whose row is locked. */
export async function saveDraft(tx: Tx, { actor, now }: Context, row: ProgrammeRow, draft: Programme): Promise<number> {
  const at = now()
  const since = new Date(at.getTime() - quietMinutes * 60_000)
  if (!(await hasRecentAuditEntry(tx, row.id, actor.id, since)))
    await recordAuditEntry(tx, actor, 'programme.saved', auditSubjectOf(row.id))
  // Ids of removed fields are not reused, even if the browser has forgotten them.
  const lastId = Math.max(
    lastIdOf(draft),
    row.draft ? lastIdOf(row.draft) : 0,
    row.published ? lastIdOf(row.published) : 0,
  )
  return await updateProgramme(tx, row, { draft: { ...draft, lastId }, by: { id: actor.id, at } })
}
