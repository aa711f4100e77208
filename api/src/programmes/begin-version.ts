import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { describeProgramme } from './describe-programme.ts'
import { keepDraft } from './keep-draft.ts'
import type { Asked } from './publish-programme.ts'
import { isWritable, lockProgramme } from './repository.ts'

/** A copy of what is published, to be changed while that goes on. A programme that was closed is opened again by publishing one. */
export async function beginVersion(context: Context, { programId, revision }: Asked) {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    if (!isWritable(row.state) || !row.published) return refuse('PROGRAMME_FROZEN')
    // One that was begun already goes on; it is not begun anew.
    return row.draft === null ? await keepDraft(tx, context, row, row.published) : row.revision
  })
  return await describeProgramme(context, programId)
}
