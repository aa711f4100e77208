import type { FastifyError, FastifyRequest } from 'fastify'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { allAreas, areaLevels, listOfName, type CatalogueList } from '../../../domain/src/lookups/list-catalogue.ts'
import type { Context } from '../platform/context.ts'
import { Problem, refuse } from '../platform/problem.ts'
import { UnreadableFile } from '../registry/unreadable-file.ts'
import { getList } from './describe-row.ts'
import { addImport, dropStaleImports } from './import-repository.ts'
import { planImport, type Plan } from './plan-import.ts'
import { readSheet } from './read-sheet.ts'
import { listWhole, type Entry } from './repository.ts'
import { columnsOf } from './sheet-columns.ts'

const mostBytes = 20 * 1024 * 1024
const shownRows = 20
const shownErrors = 200

/** Reads a newer list and says what it would do. Nothing of it is in the lists until somebody confirms it. */
export async function readImport({ db, actor }: Context, { list: name }: { list: string }, request: FastifyRequest) {
  const list = name === allAreas ? allAreas : getList(name)
  await dropStaleImports(db)
  const { bytes, fileName } = await receive(request)
  const rows = await readSheet(list, bytes).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Problem('ANSWERS_INVALID', { issues: [explain(error)] }) : error
  })
  const plan = planImport(rows, await listWhole(db, sourcesFor(name)))
  const counts = countsOf(plan)
  const importId = await db.transaction().execute((tx) => addImport(tx, { list: name, fileName, rows, counts, accountId: actor.id }))
  return { importId, fileName, counts, ...samplesOf(plan), errors: labelled(plan, list) }
}

/** The lists of the file, and those its entries belong to. */
export function sourcesFor(name: string): string[] {
  if (name === allAreas) return [...areaLevels]
  const above = (list: string): string[] => [list, ...(listOfName(list)?.within ?? []).flatMap(above)]
  return [...new Set(above(name))]
}

export const countsOf = ({ added, changed, unchanged, faulty, missing, withoutBangla }: Plan) => ({
  added: added.length,
  changed: changed.length,
  unchanged,
  faulty,
  missing: missing.length,
  withoutBangla,
})

function samplesOf({ added, changed, missing }: Plan) {
  const told = ({ source, code, name, name_bng }: Entry, before: Entry | undefined) => ({
    list: source,
    code,
    name,
    nameBng: name_bng,
    before: before ? { bn: before.name_bng, en: before.name } : null,
  })
  return {
    added: added.slice(0, shownRows).map((entry) => told(entry, undefined)),
    changed: changed.slice(0, shownRows).map(({ entry, before }) => told(entry, before)),
    missing: missing.slice(0, shownRows).map((entry) => told(entry, undefined)),
  }
}

function labelled({ errors }: Plan, list: CatalogueList | typeof allAreas) {
  const labels = new Map(columnsOf(list).map(({ id, label }) => [id, label]))
  return errors.slice(0, shownErrors).map(({ row, column, message }) => ({ row, label: labels.get(column) ?? { bn: column, en: column }, message })) // prettier-ignore
}

async function receive(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) return refuse('MALFORMED')
  try {
    const part = await request.file({ limits: { fileSize: mostBytes, files: 1, fields: 0, parts: 1 } })
    if (!part || part.fieldname !== 'file') return refuse('ANSWERS_INVALID', { issues: [issue('file', 'required')] })
    const bytes = await part.toBuffer()
    // A name is shown to colleagues, never used as a path.
    return { bytes, fileName: part.filename.normalize('NFC').replace(/[\p{Cc}/\\]/gu, '').slice(-100) || 'file' } // prettier-ignore
  } catch (error) {
    // The parser's own complaints about a broken form have no code.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

function explain({ why }: UnreadableFile): Issue {
  const message =
    why === 'too-large'
      ? { bn: 'ফাইলে সর্বোচ্চ ১,০০,০০০ সারি থাকতে পারে। ভাগ করে দিন।', en: 'A file may have at most 100,000 rows. Please split it.' }
      : why === 'not-a-sheet'
        ? {
            bn: 'ফাইলটি পড়া যায়নি, অথবা তাতে কোনো সারি নেই। এক্সেল (XLSX), সিএসভি (CSV) বা জেসন (JSON) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
            en: 'The file could not be read, or it has no rows. Choose a CSV, XLSX or JSON file with the column names in its first row.',
          }
        : {
            bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${why.missing.map(({ bn }) => bn).join(', ')}।`,
            en: `The first row lacks these columns: ${why.missing.map(({ en }) => en).join(', ')}.`,
          }
  return { path: 'file', code: 'wrong-file', message }
}
