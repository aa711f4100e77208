import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeProgramme } from './describe-programme.ts'
import type { Asked } from './publish-programme.ts'
import { lockProgramme, removeProgramme, subjectOf, updateProgramme } from './repository.ts'

/** What was never published is gone, and answered as it was; a next version that was begun is dropped. */
export async function dropDraft(context: Context, { programId, revision }: Asked) {
  const before = await describeProgramme(context, programId)
  const isGone = await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    if (row.draft === null) return refuse('PROGRAMME_FROZEN')
    await record(tx, context.actor, 'programme.removed', subjectOf(programId), { title: row.draft.title.en || row.draft.title.bn })
    if (row.version === null) await removeProgramme(tx, programId)
    else await updateProgramme(tx, row, { draft: null, by: { id: context.actor.id, at: context.now() } })
    return row.version === null
  })
  return isGone ? { ...before, isEditable: false, checklist: [], actions: [] } : await describeProgramme(context, programId)
}
