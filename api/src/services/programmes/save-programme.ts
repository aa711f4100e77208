import type { InputOf } from '@wewb/domain/http/contract'
import type { saveProgramme as saveProgrammeEndpoint } from '@wewb/domain/services/programme-contracts'
import type { Context } from '#server/context.ts'
import { missingItems } from './describe-programme.ts'
import { saveDraft } from './save-draft.ts'
import { parseDraft } from './parse-draft.ts'
import { getEditableDraft, lockProgramme } from './queries.ts'

/** Saves every change. A stale revision is rejected and overwrites nothing. */
export async function saveProgramme(
  context: Context,
  { programId, draft, revision }: InputOf<typeof saveProgrammeEndpoint>,
) {
  const programme = parseDraft(draft)
  const stored = await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    getEditableDraft(row)
    return await saveDraft(tx, context, row, programme)
  })
  return { revision: stored, checklist: missingItems(programme), changedAt: context.now().toISOString() }
}
