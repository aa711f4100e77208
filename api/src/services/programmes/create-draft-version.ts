import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { describeProgramme } from './describe-programme.ts'
import { saveDraft } from './save-draft.ts'
import type { ProgrammeRevision } from './publish-programme.ts'
import { isWritable, lockProgramme } from './queries.ts'

/** Creates a draft from the published version, which stays in force. Publishing it reopens a closed programme. */
export async function createDraftVersion(context: Context, { programId, revision }: ProgrammeRevision) {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    if (!isWritable(row.state) || !row.published) return throwProblem('PROGRAMME_FROZEN')
    // An existing draft is continued, not replaced.
    return row.draft === null ? await saveDraft(tx, context, row, row.published) : row.revision
  })
  return await describeProgramme(context, programId)
}
