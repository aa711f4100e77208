import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { saveProgramme as saveCall } from '../../../domain/src/contracts/programmes.ts'
import type { Context } from '../platform/context.ts'
import { missingIn } from './describe-programme.ts'
import { keepDraft } from './keep-draft.ts'
import { readDraft } from './read-draft.ts'
import { draftOf, lockProgramme } from './repository.ts'

/** As often as it is changed. Who has not seen the last revision is told so, and overwrites nothing. */
export async function saveProgramme(context: Context, { programId, draft, revision }: InputOf<typeof saveCall>) {
  const programme = readDraft(draft)
  const kept = await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    draftOf(row)
    return await keepDraft(tx, context, row, programme)
  })
  return { revision: kept, checklist: missingIn(programme), changedAt: context.now().toISOString() }
}
