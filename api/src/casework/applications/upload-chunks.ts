import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { timingSafeEqualBytes } from '#security/secrets.ts'
import { sanitizeFileName, readSingleFile } from '#server/multipart-form.ts'
import { getVisibleApplication } from './application-access.ts'

/** Maximum size of a chunk; the browser sends half of it. */
const maxPiece = 256 * 1024
/** Maximum size of a page, the same as for an upload in one request. */
const maxPage = 8 * 1024 * 1024
/** Garbage collection deletes unreferenced files after seven days: a chunk certainly exists until then. */
const joinedWithinMs = 5 * 24 * 60 * 60 * 1000

/**
 * Stores a chunk among the files under its hash, where every process finds it and garbage collection deletes it. Its
 * token has an HMAC over hash, expiry, person and application, so nobody can use another person's chunks.
 */
export async function uploadChunk(
  context: Context,
  { applicationNo }: { applicationNo: string },
  request: FastifyRequest,
) {
  const { isOwn } = await getVisibleApplication(context, applicationNo)
  if (!isOwn) return throwProblem('NOT_FOUND')
  const bytes = await readSingleFile(request, 'piece')
  await context.limits.consume('pieces', String(context.actor.id))
  if (bytes.length > maxPiece) return throwProblem('TOO_LARGE')
  const sha256 = await context.files.store(bytes)
  const payload = `${sha256.toString('base64url')}.${context.now().getTime() + joinedWithinMs}`
  return { piece: `${payload}.${markOf(context, applicationNo, payload).toString('base64url')}` }
}

/** Joins the chunks of a page in order; returns undefined when there are none. */
export async function assembleChunks(
  context: Context,
  applicationNo: string,
  { pieces: chunks, fileName }: { pieces?: string; fileName?: string },
) {
  if (chunks === undefined) return undefined
  const hashes = chunks.split(' ').map((piece) => hashOf(context, applicationNo, piece))
  const parts: Buffer[] = []
  for (const sha256 of hashes) {
    parts.push(await context.files.read(sha256).catch(requestedAgain))
    if (parts.reduce((sum, { length }) => sum + length, 0) > maxPage) throwProblem('TOO_LARGE')
  }
  return { bytes: Buffer.concat(parts), fileName: sanitizeFileName(fileName ?? '') }
}

/** A backup contains no chunks: after a restore the client must start again. */
const requestedAgain = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' ? throwProblem('MALFORMED') : Promise.reject(error)

function hashOf(context: Context, applicationNo: string, piece: string): Buffer {
  const [, said = '', hash = '', end = '', mark = ''] = /^(([\w-]{43})\.(\d{13}))\.([\w-]{43})$/.exec(piece) ?? []
  const isOurs = timingSafeEqualBytes(Buffer.from(mark, 'base64url'), markOf(context, applicationNo, said))
  return isOurs && Number(end) > context.now().getTime() ? Buffer.from(hash, 'base64url') : throwProblem('MALFORMED')
}

const markOf = ({ secrets, actor }: Context, applicationNo: string, said: string) =>
  secrets.hmac('pieces of pages', `${actor.id} ${applicationNo} ${said}`)
