import type { MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { fromPoisha, toPoisha } from '@wewb/domain/engine/fields/money'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { Context, Actor } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { findSetup, type Setup } from '#services/setups/queries.ts'
import { validateResultFile, type ResultFileRow } from './validate-result-file.ts'
import { getResultFileSheet, type ResultFileKind } from './result-file-columns.ts'
import { acceptedFileKind } from './get-result-plan.ts'
import { deleteUnconfirmedImports, insertEntries, insertImport } from './result-file-queries.ts'
import { findMeritList, findResultPlan, hasApplications } from './queries.ts'
import { hasResultPermission, getPublicationByService } from './publications.ts'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'

/** Describes why the whole file is rejected. */
function describeUnreadableFile(why: UnreadableFileError['reason'] | 'no-rows'): Issue {
  return { path: 'file', code: 'wrong-file', message: sentenceOf(why) }
}

function sentenceOf(why: UnreadableFileError['reason'] | 'no-rows') {
  if (why === 'no-rows')
    return { bn: 'ফাইলে কোনো সারি নেই, শুধু ঘরের নাম আছে।', en: 'The file has no rows, only the names of the columns.' }
  if (why === 'too-large')
    return { bn: 'ফাইলে সর্বোচ্চ ২,০০,০০০ সারি থাকতে পারে।', en: 'A file may have at most 200,000 rows.' }
  if (why === 'not-a-sheet')
    return {
      bn: 'ফাইলটি পড়া যায়নি। এক্সেল (XLSX) বা সিএসভি (CSV) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
      en: 'The file could not be read. Choose a CSV or XLSX file with the column names in its first row.',
    }
  return {
    bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${why.missing.map(({ bn }) => bn).join(', ')}।`,
    en: `The first row lacks these columns: ${why.missing.map(({ en }) => en).join(', ')}.`,
  }
}

const maxBytes = 20 * 1024 * 1024
const MAX_PREVIEW_ERRORS = 200
const MAX_PREVIEW_ROWS = 20

/** Returns the kind of file that the result accepts from this actor, or rejects with a problem. */
export async function getResultFileKind(
  db: Database | Tx,
  actor: Actor,
  setup: Setup,
  today: string,
): Promise<ResultFileKind> {
  const publication = getPublicationByService(setup.service)
  const about = {
    publication,
    isApplied: await hasApplications(db, setup.id),
    today,
    plan: await findResultPlan(db, setup.id),
  }
  const kind = acceptedFileKind(setup, await findMeritList(db, setup.id), about)
  // Importing a list of applications proposes them to the director, so it needs the permission for a merit list.
  if (!hasResultPermission(actor, kind === 'APPLICATIONS' ? 'reject' : 'create', publication))
    return throwProblem('NO_PERMISSION')
  return kind === 'NO' ? throwProblem('MOVE_NOT_OPEN') : kind
}

/**
 * Validates the whole file and reports the errors row by row. Stores only a file without errors, until it is confirmed.
 */
export async function importResultFile(context: Context, { id }: { id: number }, request: FastifyRequest) {
  const { db, actor, now } = context
  const setup = (await findSetup(db, id)) ?? throwProblem('NOT_FOUND')
  const kind = await getResultFileKind(db, actor, setup, toDhakaDate(now()))
  const publication = getPublicationByService(setup.service)
  const sheet = await getResultFileSheet(db, publication, kind)
  const { bytes, fileName } = await receive(request)
  try {
    const checked = await validateResultFile(db, sheet, listResultRows(split(bytes)), { kind, setupId: id })
    const isGood = checked.refused === 0 && checked.total > 0
    const importId = isGood ? await saveLines(context, setup, fileName, checked.lines) : null
    const labels = new Map(sheet.columns.map((column) => [column.id, column.label]))
    const errors = checked.errors
      .slice(0, MAX_PREVIEW_ERRORS)
      .map((error) => ({ ...error, label: labels.get(error.column) ?? { bn: '', en: '' } }))
    if (checked.total === 0) return throwProblem('ANSWERS_INVALID', { issues: [describeUnreadableFile('no-rows')] })
    const amounts = checked.lines.map((line) => toResultEntry(setup, line).amount)
    return {
      importId,
      fileName,
      total: checked.total,
      refused: checked.refused,
      errors,
      sum: fromPoisha(amounts.reduce((sum, amount) => sum + toPoisha(amount), 0)),
      rows: isGood ? await describeFirst(db, setup, checked.lines.slice(0, MAX_PREVIEW_ROWS)) : [],
    }
  } catch (error) {
    throw error instanceof UnreadableFileError
      ? new Problem('ANSWERS_INVALID', { issues: [describeUnreadableFile(error.reason)] })
      : error
  }
}

async function receive(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  try {
    const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } })
    if (!part) return throwProblem('ANSWERS_INVALID', { issues: [issue('file', 'required')] })
    return { bytes: await part.toBuffer(), fileName: nameOf(part) }
  } catch (error) {
    // Errors of the multipart parser about a broken form have no code.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

/** The file name is shown to staff, and never used as a path. */
const nameOf = ({ filename }: MultipartFile) =>
  filename
    .normalize('NFC')
    .replace(/[\p{Cc}/\\]/gu, '')
    .slice(-100) || 'file'

/** Yields to the event loop after each chunk, so that a large file does not block other requests. */
async function* split(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 64 * 1024) {
    yield bytes.subarray(from, from + 64 * 1024)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Converts a parsed row to a stored row; for an application, the amount comes from the circular. */
export function toResultEntry(setup: Setup, { values, applicationId }: ResultFileRow) {
  const text = (id: string) => String(values[id] ?? '')
  return {
    application_id: applicationId,
    record_no: text('record_no') || text('application_no'),
    roll: text('roll'),
    registration_no: text('registration_no'),
    name: text('name'),
    institute: text('institute'),
    district: text('district') || null,
    amount: text('amount') || circularTypeOf(setup.service).yearlyAmount(setup.circular),
  }
}

/** Stores validated rows until they are confirmed. */
export async function saveLines(
  { db, actor }: Context,
  setup: Setup,
  fileName: string,
  lines: readonly ResultFileRow[],
): Promise<string> {
  const id = randomUUID()
  await db.transaction().execute(async (tx) => {
    // Deletes files that were read but not confirmed within a day.
    await deleteUnconfirmedImports(tx)
    await insertImport(tx, { id, setup_id: setup.id, file_name: fileName, total: lines.length, account_id: actor.id })
    for (let first = 0; first < lines.length; first += 2000) {
      const rows = lines
        .slice(first, first + 2000)
        .map((line, index) => ({ rank: first + index + 1, ...toResultEntry(setup, line) }))
      await insertEntries(tx, id, rows)
    }
  })
  return id
}

/** Describes the first rows as the public would see them, so that a wrong column is noticed before publication. */
async function describeFirst(db: Database, setup: Setup, lines: readonly ResultFileRow[]) {
  const { publicEntryColumns } = getPublicationByService(setup.service)
  const entries = lines.map((line) => toResultEntry(setup, line))
  const lists = await loadLists(db, [
    { source: 'district', values: [...new Set(entries.flatMap(({ district }) => district ?? []))] },
  ])
  return entries.map((entry, index) => ({
    rank: index + 1,
    number: entry.record_no || entry.roll,
    name: entry.name ? publicEntryColumns(entry).name : '',
    district: lists('district', entry.district ?? '')?.label ?? { bn: '', en: '' },
    amount: entry.amount,
  }))
}
