import type { Programme } from '../../../domain/src/programmes/programme.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { readDraft } from './read-draft.ts'
import { getProgrammeRow, serviceOf, shownOf, subjectOf } from './repository.ts'

/** What the file says of itself, so that another portal knows it. */
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
  const programme = shownOf(await getProgrammeRow(context.db, programId))
  await context.db.transaction().execute((tx) => record(tx, context.actor, 'programme.exported', subjectOf(programId)))
  const bytes = Buffer.from(`${JSON.stringify({ ...mark, programme }, null, 2)}\n`)
  return new SentFile({ bytes, mediaType: 'application/json; charset=utf-8', fileName: `${serviceOf(programId)}.json` })
}

/** The programme in such a file; it is judged like one that was typed. */
export function readExported({ format, version, programme }: Record<string, unknown>): Programme {
  if (format !== mark.format || version !== mark.version) insist([notOurs])
  return readDraft(programme)
}
