import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { addSection as addCall } from '../../../domain/src/contracts/programmes.ts'
import { nextSectionId } from '../../../domain/src/programmes/ids.ts'
import type { Context } from '../platform/context.ts'
import { keepDraft } from './keep-draft.ts'
import { readDraft } from './read-draft.ts'
import { draftOf, lockProgramme } from './repository.ts'

/** At its place, counted from one; without a place or beyond the last, at the end. */
export async function addSection(context: Context, { programId, sectionTitle, sectionTitleBng, sectionOrder }: InputOf<typeof addCall>) {
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId)
    const draft = draftOf(row)
    const section = { id: nextSectionId(draft), title: { bn: sectionTitleBng, en: sectionTitle }, fields: [] }
    const place = sectionOrder === undefined ? draft.sections.length : Math.max(0, sectionOrder - 1)
    const programme = readDraft({ ...draft, sections: draft.sections.toSpliced(place, 0, section) })
    return { sectionId: `${programId}-${section.id}`, revision: await keepDraft(tx, context, row, programme) }
  })
}
