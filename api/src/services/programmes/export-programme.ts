import type { Programme } from '@wewb/domain/services/programmes/programme'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { parseDraft } from './parse-draft.ts'
import { getProgrammeRow, serviceIdOf, currentProgramme, auditSubjectOf } from './queries.ts'

/** Format marker of the file, by which another portal recognises it. */
const mark = { format: 'wewb-programme', version: 1 }

const notOurs: Issue = {
  path: 'imported',
  code: 'wrong-file',
  message: {
    bn: 'এটি কর্মসূচির ফাইল নয়। পোর্টাল থেকে নেওয়া JSON ফাইলটি দিন।',
    en: 'This is not the file of a programme. Choose the JSON file that a portal exported.',
  },
}

export async function exportProgramme(context: Context, { programId }: { programId: number }) {
  const programme = currentProgramme(await getProgrammeRow(context.db, programId))
  await context.db
    .transaction()
    .execute((tx) => recordAuditEntry(tx, context.actor, 'programme.exported', auditSubjectOf(programId)))
  const bytes = Buffer.from(`${JSON.stringify({ ...mark, programme }, null, 2)}\n`)
  return new FileResponse({
    bytes,
    mediaType: 'application/json; charset=utf-8',
    fileName: `${serviceIdOf(programId)}.json`,
  })
}

/** Reads the programme from such a file; it is validated like a typed one. */
export function parseExportedProgramme({ format, version, programme }: Record<string, unknown>): Programme {
  if (format !== mark.format || version !== mark.version) assertNoIssues([notOurs])
  return parseDraft(programme)
}
