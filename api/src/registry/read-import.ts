import type { MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { importKinds, type ImportKind } from '../../../domain/src/contracts/registry.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import { Problem, refuse } from '../platform/problem.ts'
import { describeCell, labelErrors, shownErrors } from './describe-import.ts'
import { addImport, dropStaleImports } from './import-repository.ts'
import { sheets } from './import-columns.ts'
import { lookThroughAside } from './large-files.ts'
import { forgetSealed, keepSealed } from './sealed-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

const mostBytes = 40 * 1024 * 1024

/** Reads the whole file and says what an import would do. Nothing of it is in the register until somebody starts it. */
export async function readImport(context: Context, _input: object, request: FastifyRequest) {
  const { db, actor } = context
  for (const { id } of await dropStaleImports(db)) await forgetSealed(context, id)
  const id = randomUUID()
  try {
    const { kind, fileName } = await receive(context, request, id)
    const { first, total, refused, errors } = await lookThroughAside(context, kind, id)
    await db.transaction().execute((tx) => addImport(tx, { id, kind, fileName, total, refused, errors, accountId: actor.id }))
    const columns = sheets[kind].columns.map(({ id: column, label }) => ({ id: column, label }))
    const rows = first.map((row) => columns.map((column) => describeCell(column.id, row[column.id] ?? null)))
    return { importId: id, kind, fileName, columns, rows, total, refused, errors: labelErrors(kind, errors.slice(0, shownErrors)) }
  } catch (error) {
    await forgetSealed(context, id)
    throw error instanceof UnreadableFile ? new Problem('ANSWERS_INVALID', { issues: [explain(error)] }) : error
  }
}

/** The file goes to the disk as it comes; it is never in memory as a whole. */
async function receive(context: Context, request: FastifyRequest, id: string): Promise<{ kind: ImportKind; fileName: string }> {
  const { kind, fileName } = await readForm(context, request, id).catch((error: FastifyError) => {
    // The parser's own complaints about a broken form have no code.
    throw error instanceof Problem || error.code ? error : new Problem('MALFORMED')
  })
  if (!kind) return refuse('ANSWERS_INVALID', { issues: [issue('kind', 'required')] })
  return { kind, fileName: fileName ?? refuse('ANSWERS_INVALID', { issues: [issue('file', 'required')] }) }
}

async function readForm(context: Context, request: FastifyRequest, id: string) {
  if (!request.isMultipart()) return refuse('MALFORMED')
  let kind: ImportKind | undefined
  let fileName: string | undefined
  for await (const part of request.parts({ limits: { fileSize: mostBytes, files: 1, fields: 1, parts: 2 } })) {
    if (part.type === 'field' && part.fieldname === 'kind') kind = importKinds.find((known) => known === part.value)
    else if (part.type === 'file' && part.fieldname === 'file' && fileName === undefined) fileName = await keep(context, part, id)
    else return refuse('MALFORMED')
  }
  return { kind, fileName }
}

async function keep(context: Context, part: MultipartFile, id: string): Promise<string> {
  await keepSealed(context, id, part.file as AsyncIterable<Buffer>)
  if (part.file.truncated) refuse('TOO_LARGE')
  // A name is shown to colleagues, never used as a path.
  return part.filename.normalize('NFC').replace(/[\p{Cc}/\\]/gu, '').slice(-100) || 'file'
} // prettier-ignore

function explain({ why }: UnreadableFile): Issue {
  const message =
    why === 'too-large'
      ? { bn: 'ফাইলে সর্বোচ্চ ২,০০,০০০ সারি থাকতে পারে। ভাগ করে দিন।', en: 'A file may have at most 200,000 rows. Please split it.' }
      : why === 'not-a-sheet'
        ? {
            bn: 'ফাইলটি পড়া যায়নি। এক্সেল (XLSX) বা সিএসভি (CSV) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
            en: 'The file could not be read. Choose a CSV or XLSX file with the column names in its first row.',
          }
        : {
            bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${why.missing.map(({ bn }) => bn).join(', ')}।`,
            en: `The first row lacks these columns: ${why.missing.map(({ en }) => en).join(', ')}.`,
          }
  return { path: 'file', code: 'wrong-file', message }
}
