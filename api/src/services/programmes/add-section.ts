import type { InputOf } from '@wewb/domain/http/contract'
import type { addSection as addSectionEndpoint } from '@wewb/domain/services/programme-section-contracts'
import { nextSectionId } from '@wewb/domain/services/programmes/ids'
import type { Context } from '#server/context.ts'
import { saveDraft } from './save-draft.ts'
import { parseDraft } from './parse-draft.ts'
import { getEditableDraft, lockProgramme } from './queries.ts'

/** Inserts a section at its position, counted from one; without a position or beyond the last, at the end. */
export async function addSection(
  context: Context,
  { programId, sectionTitle, sectionTitleBng, sectionOrder }: InputOf<typeof addSectionEndpoint>,
) {
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId)
    const draft = getEditableDraft(row)
    const section = { id: nextSectionId(draft), title: { bn: sectionTitleBng, en: sectionTitle }, fields: [] }
    const index = sectionOrder === undefined ? draft.sections.length : Math.max(0, sectionOrder - 1)
    const programme = parseDraft({ ...draft, sections: draft.sections.toSpliced(index, 0, section) })
    return { sectionId: `${programId}-${section.id}`, revision: await saveDraft(tx, context, row, programme) }
  })
}
