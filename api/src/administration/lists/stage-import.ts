import type { FastifyError, FastifyRequest } from 'fastify'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { createImport, deleteStaleImports } from './import-queries.ts'
import { loadPlan, sheetSubjectOf } from './load-plan.ts'
import type { ImportPlan } from './plan-import.ts'
import { readSheet } from './read-sheet.ts'
import { columnsOf, type SheetSubject } from './sheet-columns.ts'

const maxBytes = 20 * 1024 * 1024
const MAX_PREVIEW_ROWS = 20
const MAX_PREVIEW_ERRORS = 200

/** Reads an import file and previews its effect. The lists do not change until somebody confirms it. */
export async function stageImport({ db, actor }: Context, { list: name }: { list: string }, request: FastifyRequest) {
  const list = sheetSubjectOf(name)
  await deleteStaleImports(db)
  const { bytes, fileName } = await receive(request)
  const rows = await readSheet(list, bytes).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? new Problem('ANSWERS_INVALID', { issues: [explain(error)] }) : error
  })
  const plan = await loadPlan(db, name, rows)
  const counts = countsOf(plan)
  const importId = await db
    .transaction()
    .execute((tx) => createImport(tx, { list: name, fileName, rows, counts, accountId: actor.id }))
  return { importId, fileName, counts, ...samplesOf(plan), errors: labelled(plan, list) }
}

export const countsOf = ({
  added,
  changed,
  unchanged,
  faulty,
  missing,
  withoutBangla,
}: ImportPlan<PresentedEntry>) => ({
  added: added.length,
  changed: changed.length,
  unchanged,
  faulty,
  missing: missing.length,
  withoutBangla,
})

type PresentedEntry = { source: string; code: string; name: string; name_bng: string }

function samplesOf({ added, changed, missing }: ImportPlan<PresentedEntry>) {
  const present = ({ source, code, name, name_bng }: PresentedEntry, before: PresentedEntry | undefined) => ({
    list: source,
    code,
    name,
    nameBng: name_bng,
    before: before ? { bn: before.name_bng, en: before.name } : null,
  })
  return {
    added: added.slice(0, MAX_PREVIEW_ROWS).map((entry) => present(entry, undefined)),
    changed: changed.slice(0, MAX_PREVIEW_ROWS).map(({ entry, before }) => present(entry, before)),
    missing: missing.slice(0, MAX_PREVIEW_ROWS).map((entry) => present(entry, undefined)),
  }
}

function labelled({ errors }: ImportPlan<PresentedEntry>, list: SheetSubject) {
  const labels = new Map(columnsOf(list).map(({ id, label }) => [id, label]))
  return errors
    .slice(0, MAX_PREVIEW_ERRORS)
    .map(({ row, column, message }) => ({ row, label: labels.get(column) ?? { bn: column, en: column }, message }))
}

async function receive(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  try {
    const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } })
    if (!part || part.fieldname !== 'file')
      return throwProblem('ANSWERS_INVALID', { issues: [issue('file', 'required')] })
    const bytes = await part.toBuffer()
    // The file name is displayed to colleagues and never used as a path.
    return {
      bytes,
      fileName:
        part.filename
          .normalize('NFC')
          .replace(/[\p{Cc}/\\]/gu, '')
          .slice(-100) || 'file',
    }
  } catch (error) {
    // Errors of the multipart parser for a malformed form have no code.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

function explain({ reason }: UnreadableFileError): Issue {
  const message =
    reason === 'too-large'
      ? {
          bn: 'ফাইলে সর্বোচ্চ ১,০০,০০০ সারি থাকতে পারে। ভাগ করে দিন।',
          en: 'A file may have at most 100,000 rows. Please split it.',
        }
      : reason === 'not-a-sheet'
        ? {
            bn: 'ফাইলটি পড়া যায়নি, অথবা তাতে কোনো সারি নেই। এক্সেল (XLSX), সিএসভি (CSV) বা জেসন (JSON) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
            en: 'The file could not be read, or it has no rows. Choose a CSV, XLSX or JSON file with the column names in its first row.',
          }
        : {
            bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${reason.missing.map(({ bn }) => bn).join(', ')}।`,
            en: `The first row lacks these columns: ${reason.missing.map(({ en }) => en).join(', ')}.`,
          }
  return { path: 'file', code: 'wrong-file', message }
}
