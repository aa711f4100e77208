import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { timingSafeEqualBytes } from '#security/secrets.ts'
import { sanitizeFileName, readSingleFile } from '#server/multipart-form.ts'
import { getVisibleApplication } from './application-access.ts'

/** Maximum size of a chunk; the browser sends half of it. */
const MAX_CHUNK_BYTES = 256 * 1024
/** Maximum size of a page, the same as for an upload in one request. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024
/** Garbage collection deletes unreferenced files after seven days: a chunk certainly exists until then. */
const CHUNK_LIFETIME_MS = 5 * 24 * 60 * 60 * 1000

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
  if (bytes.length > MAX_CHUNK_BYTES) return throwProblem('TOO_LARGE')
  const sha256 = await context.files.store(bytes)
  const payload = `${sha256.toString('base64url')}.${context.now().getTime() + CHUNK_LIFETIME_MS}`
  return { piece: `${payload}.${markOf(context, applicationNo, payload).toString('base64url')}` }
}

/** Joins the chunks of a page in order; returns undefined when there are none. */
export async function assembleChunks(
  context: Context,
  applicationNo: string,
  { pieces: chunks, fileName }: { pieces?: string; fileName?: string },
) {
  if (chunks === undefined) return undefined
  const hashes = chunks.split(' ').map((chunk) => hashOf(context, applicationNo, chunk))
  const parts: Buffer[] = []
  for (const sha256 of hashes) {
    parts.push(await context.files.read(sha256).catch(throwMalformed))
    if (parts.reduce((sum, { length }) => sum + length, 0) > MAX_PAGE_BYTES) throwProblem('TOO_LARGE')
  }
  return { bytes: Buffer.concat(parts), fileName: sanitizeFileName(fileName ?? '') }
}

/** A backup contains no chunks: after a restore the client must start again. */
const throwMalformed = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' ? throwProblem('MALFORMED') : Promise.reject(error)

function hashOf(context: Context, applicationNo: string, chunk: string): Buffer {
  const [, payload = '', hash = '', end = '', mark = ''] = /^(([\w-]{43})\.(\d{13}))\.([\w-]{43})$/.exec(chunk) ?? []
  const isOurs = timingSafeEqualBytes(Buffer.from(mark, 'base64url'), markOf(context, applicationNo, payload))
  return isOurs && Number(end) > context.now().getTime() ? Buffer.from(hash, 'base64url') : throwProblem('MALFORMED')
}

const markOf = ({ secrets, actor }: Context, applicationNo: string, payload: string) =>
  secrets.hmac('pieces of pages', `${actor.id} ${applicationNo} ${payload}`)
