import type { FastifyRequest } from 'fastify'
import { textsOf, withTexts } from '@wewb/domain/services/programmes/texts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { readSingleFile } from '#server/multipart-form.ts'
import { saveDraft } from './save-draft.ts'
import { parseDraft } from './parse-draft.ts'
import { parseTranslationSheet, writeTranslationSheet } from './translation-sheet.ts'
import {
  getEditableDraft,
  getProgrammeRow,
  lockProgramme,
  serviceIdOf,
  currentProgramme,
  auditSubjectOf,
} from './queries.ts'

/** Exports every text in both languages, for the translator. */
export async function exportTexts({ db, actor }: Context, { programId }: { programId: number }) {
  const bytes = writeTranslationSheet(textsOf(currentProgramme(await getProgrammeRow(db, programId))))
  await db
    .transaction()
    .execute((tx) => recordAuditEntry(tx, actor, 'programme.exported', auditSubjectOf(programId), { what: 'texts' }))
  return new FileResponse({
    bytes,
    mediaType: 'text/csv; charset=utf-8',
    fileName: `${serviceIdOf(programId)}-texts.csv`,
  })
}

/**
 * Imports a translated sheet. Rows that match no text are reported and skipped; the rest makes a new revision of the
 * draft.
 */
export async function importTexts(context: Context, { programId }: { programId: number }, request: FastifyRequest) {
  const rows = await parseTranslationSheet(await readSingleFile(request, 'file'))
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId)
    const draft = getEditableDraft(row)
    const read = withTexts(draft, rows)
    const notUsed = read.notUsed
      .flatMap((index) => rows[index] ?? [])
      .map(({ rowNumber, path }) => ({ row: rowNumber, path }))
    if (read.changed === 0) return { revision: row.revision, changed: 0, notUsed }
    const programme = parseDraft(read.programme)
    return { revision: await saveDraft(tx, context, row, programme), changed: read.changed, notUsed }
  })
}
