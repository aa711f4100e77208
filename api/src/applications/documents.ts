import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { fieldsOf } from '../../../domain/src/engine/definition-paths.ts'
import type { FileField } from '../../../domain/src/fields/file.ts'
import { checkUpload, mediaTypes } from '../../../domain/src/fields/uploads.ts'
import type { Finding } from '../../../domain/src/fields/kind.ts'
import { found } from '../../../domain/src/fields/kind.ts'
import type { Context } from '../platform/context.ts'
import { insist, Problem, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readFieldAndFile } from '../platform/uploads.ts'
import { holdOpenForm, seeFile } from './access-file.ts'
import type { File } from './file.ts'
import { seesNumbers } from './person.ts'
import { countPages } from './read-pdf.ts'
import { listDocuments, type DocumentRow } from './repository.ts'

/** A phone's photo has 12 to 50 million; a bomb has billions. */
const mostPixels = 60_000_000
const mostPages = 60
/** Every paper of the longest form twice over; more is not an application but a warehouse. */
const mostDocuments = 200

type Cleaned = { bytes: Buffer; mediaType: string; width: number | null; height: number | null }

/** One page. Judged by its own bytes, drawn anew when it is a picture, on the disk before it is in the database. */
export async function addDocument(context: Context, { applicationNo }: { applicationNo: string }, request: FastifyRequest) {
  const { path, bytes, fileName } = await readFieldAndFile(request)
  const { file, isOwn } = await seeFile(context, applicationNo)
  if (!isOwn) return refuse('NOT_FOUND')
  await context.limits.count('uploads', String(context.actor.id))
  const field = fileFieldAt(file, path) ?? refuse('NOT_FOUND')
  const cleaned = await clean(bytes, field, path)
  insist(at(path, checkUpload(field, measure(cleaned))))
  const sha256 = await context.files.store(cleaned.bytes)
  const row = await context.db.transaction().execute(async (tx) => {
    const { file: held } = await holdOpenForm(tx, context, applicationNo)
    if ((await listDocuments(tx, held.row.id)).length >= mostDocuments) refuse('TOO_LARGE')
    const stored = await tx
      .insertInto('document')
      .values({
        application_id: held.row.id,
        path,
        sha256,
        media_type: cleaned.mediaType,
        size: cleaned.bytes.length,
        width: cleaned.width,
        height: cleaned.height,
        file_name: fileName,
        uploaded_by: context.actor.id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(tx, context.actor, 'document.added', `application:${applicationNo}`, { document: stored.id, field: path })
    return stored
  })
  return describeDocument(row)
}

export const describeDocument = ({ id, path, file_name, media_type, size, width, height }: DocumentRow) => ({
  documentId: id,
  field: path,
  fileName: file_name,
  mediaType: media_type,
  size,
  width,
  height,
})

/** For the owner and for who verifies or decides: a scan shows the number that an onlooker sees masked. That staff looked is written down. */
export async function openDocument(context: Context, { applicationNo, documentId }: { applicationNo: string; documentId: string }) {
  const { file, person, isOwn } = await seeFile(context, applicationNo)
  if (!isOwn && !seesNumbers(person)) return refuse('NO_PERMISSION')
  const row = await context.db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', documentId)
    .where('application_id', '=', file.row.id)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  if (!file.standing.owners.includes(person.id))
    await context.db
      .transaction()
      .execute((tx) => record(tx, context.actor, 'document.opened', `application:${applicationNo}`, { document: documentId }))
  return { bytes: await context.files.read(row.sha256), mediaType: row.media_type, fileName: row.file_name }
}

/** While the form is open; of a file sent back only what came since, because the board has seen the rest. */
export async function removeDocument(context: Context, { applicationNo, documentId }: { applicationNo: string; documentId: string }) {
  await context.db.transaction().execute(async (tx) => {
    const { file } = await holdOpenForm(tx, context, applicationNo)
    const document = (await listDocuments(tx, file.row.id)).find(({ id }) => id === documentId) ?? refuse('NOT_FOUND')
    const cameBack = file.acts.at(-1)?.at
    if (cameBack && document.created_at <= cameBack) refuse('MOVE_NOT_OPEN')
    await tx.deleteFrom('document').where('id', '=', document.id).execute()
    await record(tx, context.actor, 'document.removed', `application:${applicationNo}`, { document: documentId })
  })
  return null
}

/** The question a document answers; rows of a list are all asked the same. */
function fileFieldAt({ definition }: File, path: string): FileField | undefined {
  const written = path.replace(/\.\d+(?=\.)/g, '')
  const field = fieldsOf(definition).find((one) => one.path === written)?.field
  return field && 'accepts' in field ? field : undefined
}

async function clean(bytes: Buffer, field: FileField, path: string): Promise<Cleaned> {
  const kind = await fileTypeFromBuffer(bytes)
  try {
    if (kind?.mime === mediaTypes.pdf) return await cleanPdf(bytes, field, path)
    if (kind?.mime === mediaTypes.jpg || kind?.mime === mediaTypes.png) return await redraw(bytes, kind.mime, field)
  } catch (error) {
    // Anything else is a file that is not what it says it is; told below.
    if (error instanceof Problem) throw error
  }
  insist(at(path, found('wrong-file')))
  return refuse('ANSWERS_INVALID')
}

async function cleanPdf(bytes: Buffer, field: FileField, path: string): Promise<Cleaned> {
  // Its size stays what it is, so one that is too large need not be looked into.
  insist(at(path, checkUpload(field, { type: mediaTypes.pdf, kilobytes: bytes.length / 1024 })))
  const pages = await countPages(bytes)
  if (pages < 1 || pages > mostPages) throw new Error('not a paper of this portal')
  return { bytes, mediaType: mediaTypes.pdf, width: null, height: null }
}

/** Hidden data and the place it was taken do not survive. What was exactly cropped keeps its size. */
async function redraw(bytes: Buffer, mediaType: 'image/jpeg' | 'image/png', { accepts }: FileField): Promise<Cleaned> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate()
  // A picture with transparency would turn black as a JPEG; a photo as a PNG would be ten times as large.
  const keepsPng = mediaType === 'image/png' && accepts.includes('png')
  const { data, info } = await (keepsPng ? picture.png({ palette: true }) : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true })).toBuffer({ resolveWithObject: true }) // prettier-ignore
  return { bytes: data, mediaType: keepsPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height }
}

const measure = ({ bytes, mediaType, width, height }: Cleaned) => ({
  type: mediaType,
  kilobytes: bytes.length / 1024,
  ...(width !== null && height !== null ? { width, height } : {}),
})

const at = (path: string, findings: Finding[]) => findings.map((finding) => ({ path, ...finding }))
