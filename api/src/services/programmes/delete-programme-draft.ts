import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeProgramme } from './describe-programme.ts'
import type { ProgrammeRevision } from './publish-programme.ts'
import { lockProgramme, deleteProgramme, auditSubjectOf, updateProgramme } from './queries.ts'

/**
 * Deletes a programme that was never published and returns its last state; otherwise discards the draft of the next
 * version.
 */
export async function deleteProgrammeDraft(context: Context, { programId, revision }: ProgrammeRevision) {
  const before = await describeProgramme(context, programId)
  const isGone = await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    if (row.draft === null) return throwProblem('PROGRAMME_FROZEN')
    await recordAuditEntry(tx, context.actor, 'programme.removed', auditSubjectOf(programId), {
      title: row.draft.title.en || row.draft.title.bn,
    })
    if (row.version === null) await deleteProgramme(tx, programId)
    else await updateProgramme(tx, row, { draft: null, by: { id: context.actor.id, at: context.now() } })
    return row.version === null
  })
  return isGone
    ? { ...before, isEditable: false, checklist: [], actions: [] }
    : await describeProgramme(context, programId)
}
