import { presentField } from '@wewb/domain/services/programmes/section-fields'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { currentProgramme, getProgrammeRow, isWritable } from './queries.ts'

/** Lists the sections of the draft, or those of the published form while there is no draft. */
export async function listSections({ db }: Context, { programId }: { programId: number }) {
  const row = await getProgrammeRow(db, programId)
  return {
    revision: row.revision,
    editableYn: yesNo(row.draft !== null && isWritable(row.state)),
    list: currentProgramme(row).sections.map(({ id, title, fields }, index) => ({
      sectionId: `${programId}-${id}`,
      sectionTitle: title.en,
      sectionTitleBng: title.bn,
      sectionOrder: index + 1,
      fields: fields.map(presentField),
    })),
  }
}
