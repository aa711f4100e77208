import type { FastifyRequest } from 'fastify'
import { textsOf, withTexts } from '../../../domain/src/programmes/texts.ts'
import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { readOnlyFile } from '../platform/uploads.ts'
import { keepDraft } from './keep-draft.ts'
import { readDraft } from './read-draft.ts'
import { readSheet, writeSheet } from './translator-sheet.ts'
import { draftOf, getProgrammeRow, lockProgramme, serviceOf, shownOf, subjectOf } from './repository.ts'

/** Every text side by side, for the translator. */
export async function exportTexts({ db, actor }: Context, { programId }: { programId: number }) {
  const bytes = writeSheet(textsOf(shownOf(await getProgrammeRow(db, programId))))
  await db.transaction().execute((tx) => record(tx, actor, 'programme.exported', subjectOf(programId), { what: 'texts' }))
  return new SentFile({ bytes, mediaType: 'text/csv; charset=utf-8', fileName: `${serviceOf(programId)}-texts.csv` })
}

/** The sheet as it comes back. What fits no text is named and left out; everything else is one revision more of the draft. */
export async function importTexts(context: Context, { programId }: { programId: number }, request: FastifyRequest) {
  const rows = await readSheet(await readOnlyFile(request, 'file'))
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId)
    const draft = draftOf(row)
    const read = withTexts(draft, rows)
    const notUsed = read.notUsed.flatMap((index) => rows[index] ?? []).map(({ at, path }) => ({ row: at, path }))
    if (read.changed === 0) return { revision: row.revision, changed: 0, notUsed }
    const programme = readDraft(read.programme)
    return { revision: await keepDraft(tx, context, row, programme), changed: read.changed, notUsed }
  })
}
