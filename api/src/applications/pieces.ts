import type { FastifyRequest } from 'fastify'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { sameBytes } from '../platform/secrets.ts'
import { nameOf, readOnlyFile } from '../platform/uploads.ts'
import { seeFile } from './access-file.ts'

/** The browser sends half of that; what is larger gains nothing from being a piece. */
const largestPiece = 256 * 1024
/** As large as a page may come in one. */
const largestPage = 8 * 1024 * 1024
/** Stored files that no row names are swept after seven days: until then a piece is surely there. */
const joinedWithinMs = 5 * 24 * 60 * 60 * 1000

/**
 * A piece lies among the files, sealed under its hash, where every process finds it and the sweep forgets it. Its name is that hash with
 * a mark only we can make for this person and application: nobody joins what somebody else has sent.
 */
export async function sendPiece(context: Context, { applicationNo }: { applicationNo: string }, request: FastifyRequest) {
  const { isOwn } = await seeFile(context, applicationNo)
  if (!isOwn) return refuse('NOT_FOUND')
  const bytes = await readOnlyFile(request, 'piece')
  await context.limits.count('pieces', String(context.actor.id))
  if (bytes.length > largestPiece) return refuse('TOO_LARGE')
  const sha256 = await context.files.store(bytes)
  const said = `${sha256.toString('base64url')}.${context.now().getTime() + joinedWithinMs}`
  return { piece: `${said}.${markOf(context, applicationNo, said).toString('base64url')}` }
}

/** The page its pieces make, in their order; undefined when none are named. */
export async function joinPieces(context: Context, applicationNo: string, { pieces, fileName }: { pieces?: string; fileName?: string }) {
  if (pieces === undefined) return undefined
  const hashes = pieces.split(' ').map((piece) => hashOf(context, applicationNo, piece))
  const parts: Buffer[] = []
  for (const sha256 of hashes) {
    parts.push(await context.files.read(sha256).catch(askedAnew))
    if (parts.reduce((sum, { length }) => sum + length, 0) > largestPage) refuse('TOO_LARGE')
  }
  return { bytes: Buffer.concat(parts), fileName: nameOf(fileName ?? '') }
}

/** A backup holds no pieces: after a restore the device is asked to begin again. */
const askedAnew = (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? refuse('MALFORMED') : Promise.reject(error))

function hashOf(context: Context, applicationNo: string, piece: string): Buffer {
  const [, said = '', hash = '', end = '', mark = ''] = /^(([\w-]{43})\.(\d{13}))\.([\w-]{43})$/.exec(piece) ?? []
  const isOurs = sameBytes(Buffer.from(mark, 'base64url'), markOf(context, applicationNo, said))
  return isOurs && Number(end) > context.now().getTime() ? Buffer.from(hash, 'base64url') : refuse('MALFORMED')
}

const markOf = ({ secrets, actor }: Context, applicationNo: string, said: string) =>
  secrets.markOf('pieces of pages', `${actor.id} ${applicationNo} ${said}`)
