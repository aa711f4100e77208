import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { FileField } from '../../../domain/src/fields/file.ts'
import { found, type Finding } from '../../../domain/src/fields/kind.ts'
import { checkUpload, mediaTypes, type Upload } from '../../../domain/src/fields/uploads.ts'
import { drawAnew } from '../platform/draw-anew.ts'
import type { Files } from '../platform/files.ts'
import { kindOfFile } from '../platform/kind-of-file.ts'
import { insist, Problem, refuse } from '../platform/problem.ts'
import { countPages } from './read-pdf.ts'
import type { DocumentRow } from './repository.ts'

/** A sheet of A4 as a scanner reads it for print: who needs more of a paper, needs the paper. */
const longestSide = 3600
const mostPages = 60

type Page = { bytes: Buffer; mediaType: string; width: number | null; height: number | null }

/** What is kept of a page, whether of an application or of the box of a family. */
export type PageColumns = Pick<DocumentRow, 'sha256' | 'media_type' | 'size' | 'width' | 'height' | 'file_name'>

type Sent = { path: string; bytes: Buffer; fileName: string }

/** A page that was sent: judged by its own bytes, drawn anew when it is a picture, refused where the question does not take it, then on the disk. */
export async function keepUpload(files: Files, field: FileField, { path, bytes: sent, fileName }: Sent): Promise<PageColumns> {
  const { bytes, mediaType, width, height } = await clean(sent, field, path)
  const page = { media_type: mediaType, size: bytes.length, width, height, file_name: nameByKind(fileName, mediaType) }
  insistFits(field, path, page)
  return { ...page, sha256: await files.store(bytes) }
}

const endings: Record<string, readonly [string, ...string[]]> = {
  [mediaTypes.pdf]: ['pdf'],
  [mediaTypes.jpg]: ['jpg', 'jpeg'],
  [mediaTypes.png]: ['png'],
}

/** Named by what it is: a PDF that is called a web page would be opened as one by who has downloaded it. */
function nameByKind(fileName: string, mediaType: string): string {
  const [ending = '', ...others] = getOwn(endings, mediaType) ?? []
  const given = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return [ending, ...others].includes(given) ? fileName : `${fileName.replace(/\.[^.]*$/, '') || 'document'}.${ending}`
}

/** The same judgement of a page that is on the disk already: another question may ask for another kind or size. */
export const insistFits = (field: FileField, path: string, page: Parameters<typeof uploadOf>[0]) =>
  insist(at(path, checkUpload(field, uploadOf(page))))

async function clean(bytes: Buffer, field: FileField, path: string): Promise<Page> {
  const kind = await kindOfFile(bytes)
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

async function cleanPdf(bytes: Buffer, field: FileField, path: string): Promise<Page> {
  // Its size stays what it is, so one that is too large need not be looked into.
  insist(at(path, checkUpload(field, { type: mediaTypes.pdf, kilobytes: bytes.length / 1024 })))
  const pages = await countPages(bytes)
  if (pages < 1 || pages > mostPages) throw new Error('not a paper of this portal')
  return { bytes, mediaType: mediaTypes.pdf, width: null, height: null }
}

/** Hidden data and the place it was taken do not survive. What was exactly cropped keeps its size. */
async function redraw(bytes: Buffer, mediaType: 'image/jpeg' | 'image/png', { accepts }: FileField): Promise<Page> {
  // A picture with transparency would turn black as a JPEG; a photo as a PNG would be ten times as large.
  const keepsPng = mediaType === 'image/png' && accepts.includes('png')
  const { data, info } = await drawAnew(bytes, (picture) => {
    const fitting = picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const drawn = keepsPng
      ? fitting.png({ palette: true })
      : fitting.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true })
    return drawn.toBuffer({ resolveWithObject: true })
  })
  return { bytes: data, mediaType: keepsPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height }
}

/** A stored page in the words the domain judges by. */
export const uploadOf = ({ media_type, size, width, height }: Omit<PageColumns, 'sha256' | 'file_name'>): Upload => ({
  type: media_type,
  kilobytes: size / 1024,
  ...(width !== null && height !== null ? { width, height } : {}),
})

const at = (path: string, findings: Finding[]) => findings.map((finding) => ({ path, ...finding }))
