import type { MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { importKinds, type ImportKind } from '@wewb/domain/registers/register-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { describeCell, labelErrors, MAX_LISTED_ERRORS } from './describe-import.ts'
import { createImport, deleteStaleImports } from './queries.ts'
import { importSheets } from './import-sheets.ts'
import { dispatchImportPreview } from './import-dispatcher.ts'
import { deleteEncryptedFile, saveEncryptedFile } from './encrypted-file.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'

const maxBytes = 40 * 1024 * 1024

/** Reads the whole file and previews the import. The register does not change until somebody starts it. */
export async function stageImport(context: Context, _input: object, request: FastifyRequest) {
  const { db, actor } = context
  for (const { id } of await deleteStaleImports(db)) await deleteEncryptedFile(context, id)
  const id = randomUUID()
  try {
    const { kind, fileName } = await receive(context, request, id)
    const { first, total, refused, errors } = await dispatchImportPreview(context, kind, id)
    await db
      .transaction()
      .execute((tx) => createImport(tx, { id, kind, fileName, total, refused, errors, accountId: actor.id }))
    const columns = importSheets[kind].columns.map(({ id: column, label }) => ({ id: column, label }))
    const rows = first.map((row) => columns.map((column) => describeCell(column.id, row[column.id] ?? null)))
    return {
      importId: id,
      kind,
      fileName,
      columns,
      rows,
      total,
      refused,
      errors: labelErrors(kind, errors.slice(0, MAX_LISTED_ERRORS)),
    }
  } catch (error) {
    await deleteEncryptedFile(context, id)
    throw error instanceof UnreadableFileError ? new Problem('ANSWERS_INVALID', { issues: [explain(error)] }) : error
  }
}

/** Streams the file to the disk; it is never in memory as a whole. */
async function receive(
  context: Context,
  request: FastifyRequest,
  id: string,
): Promise<{ kind: ImportKind; fileName: string }> {
  const { kind, fileName } = await readForm(context, request, id).catch((error: FastifyError) => {
    // Errors of the multipart parser for a malformed form have no code.
    throw error instanceof Problem || error.code ? error : new Problem('MALFORMED')
  })
  if (!kind) return throwProblem('ANSWERS_INVALID', { issues: [issue('kind', 'required')] })
  return { kind, fileName: fileName ?? throwProblem('ANSWERS_INVALID', { issues: [issue('file', 'required')] }) }
}

async function readForm(context: Context, request: FastifyRequest, id: string) {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  let kind: ImportKind | undefined
  let fileName: string | undefined
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 1, parts: 2 } })) {
    if (part.type === 'field' && part.fieldname === 'kind')
      kind = importKinds.find((importKind) => importKind === part.value)
    else if (part.type === 'file' && part.fieldname === 'file' && fileName === undefined)
      fileName = await save(context, part, id)
    else return throwProblem('MALFORMED')
  }
  return { kind, fileName }
}

async function save(context: Context, part: MultipartFile, id: string): Promise<string> {
  await saveEncryptedFile(context, id, part.file as AsyncIterable<Buffer>)
  if (part.file.truncated) throwProblem('TOO_LARGE')
  // The file name is displayed to colleagues and never used as a path.
  return (
    part.filename
      .normalize('NFC')
      .replace(/[\p{Cc}/\\]/gu, '')
      .slice(-100) || 'file'
  )
}

function explain({ reason }: UnreadableFileError): Issue {
  const message =
    reason === 'too-large'
      ? {
          bn: 'ফাইলে সর্বোচ্চ ২,০০,০০০ সারি থাকতে পারে। ভাগ করে দিন।',
          en: 'A file may have at most 200,000 rows. Please split it.',
        }
      : reason === 'not-a-sheet'
        ? {
            bn: 'ফাইলটি পড়া যায়নি। এক্সেল (XLSX) বা সিএসভি (CSV) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
            en: 'The file could not be read. Choose a CSV or XLSX file with the column names in its first row.',
          }
        : {
            bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${reason.missing.map(({ bn }) => bn).join(', ')}।`,
            en: `The first row lacks these columns: ${reason.missing.map(({ en }) => en).join(', ')}.`,
          }
  return { path: 'file', code: 'wrong-file', message }
}
