import { getOwn } from '@wewb/domain/collections/get-own'
import type { FileField } from '@wewb/domain/engine/fields/file'
import { fieldIssues, type FieldIssue } from '@wewb/domain/engine/fields/kind'
import { validateUpload, mediaTypes, type UploadMetadata } from '@wewb/domain/engine/fields/uploads'
import { reencodeImage } from '#storage/reencode-image.ts'
import { detectFileType } from '#storage/detect-file-type.ts'
import type { Context } from '#server/context.ts'
import { scanUpload, type ScanContext } from '#server/scan-upload.ts'
import { assertNoIssues, Problem, throwProblem } from '#problems/problem.ts'
import { countPdfPages } from './count-pdf-pages.ts'
import type { DocumentRow } from './queries.ts'

/** Longest side in pixels: an A4 page scanned for print. */
const maxSide = 3600
const maxPages = 60

type Page = { bytes: Buffer; mediaType: string; width: number | null; height: number | null }

/** Columns of a stored page, of an application or of the document vault. */
export type UploadColumns = Pick<DocumentRow, 'sha256' | 'media_type' | 'size' | 'width' | 'height' | 'file_name'>

export type UploadContext = ScanContext & Pick<Context, 'files'>
type ReceivedFile = { path: string; bytes: Buffer; fileName: string }

/**
 * Stores an uploaded page: scans it for viruses, detects the type from the bytes, re-encodes images, rejects a page
 * that does not fit the field, and writes it to disk. `subject` names the page in the audit log if it has a virus.
 */
export async function storeUpload(
  context: UploadContext,
  field: FileField,
  { path, bytes: received, fileName }: ReceivedFile,
  subject?: string,
): Promise<UploadColumns> {
  await scanUpload(context, { path, bytes: received }, subject)
  const { bytes, mediaType, width, height } = await clean(received, field, path)
  const page = { media_type: mediaType, size: bytes.length, width, height, file_name: nameByKind(fileName, mediaType) }
  assertUploadFits(field, path, page)
  return { ...page, sha256: await context.files.store(bytes) }
}

const endings: Record<string, readonly [string, ...string[]]> = {
  [mediaTypes.pdf]: ['pdf'],
  [mediaTypes.jpg]: ['jpg', 'jpeg'],
  [mediaTypes.png]: ['png'],
}

/** Adjusts the extension to the detected type: a PDF named as a web page would be opened as one after download. */
function nameByKind(fileName: string, mediaType: string): string {
  const [ending = '', ...others] = getOwn(endings, mediaType) ?? []
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return [ending, ...others].includes(extension)
    ? fileName
    : `${fileName.replace(/\.[^.]*$/, '') || 'document'}.${ending}`
}

/** Validates a page that is already stored, because another field may require another type or size. */
export const assertUploadFits = (field: FileField, path: string, page: Parameters<typeof uploadOf>[0]) =>
  assertNoIssues(at(path, validateUpload(field, uploadOf(page))))

async function clean(bytes: Buffer, field: FileField, path: string): Promise<Page> {
  const kind = await detectFileType(bytes)
  try {
    if (kind?.mime === mediaTypes.pdf) return await cleanPdf(bytes, field, path)
    if (kind?.mime === mediaTypes.jpg || kind?.mime === mediaTypes.png) return await reencode(bytes, kind.mime, field)
  } catch (error) {
    // Any other error means that the content does not match its type; the code below reports it.
    if (error instanceof Problem) throw error
  }
  assertNoIssues(at(path, fieldIssues('wrong-file')))
  return throwProblem('ANSWERS_INVALID')
}

async function cleanPdf(bytes: Buffer, field: FileField, path: string): Promise<Page> {
  // A PDF is not shrunk, so one that is too large is rejected before it is parsed.
  assertNoIssues(at(path, validateUpload(field, { type: mediaTypes.pdf, kilobytes: bytes.length / 1024 })))
  const pages = await countPdfPages(bytes)
  if (pages < 1 || pages > maxPages) throw new Error('the PDF has no pages or too many')
  return { bytes, mediaType: mediaTypes.pdf, width: null, height: null }
}

/**
 * Encoders of a scan. The second finds the smallest file of the same quality: six times the work for a seventh fewer
 * bytes.
 */
const jpegEncoders = {
  quick: { quality: 85, progressive: true, quantisationTable: 3 },
  smallest: { quality: 85, mozjpeg: true },
} as const

/** Re-encodes the image, which removes metadata such as the location. An exactly cropped image keeps its size. */
async function reencode(bytes: Buffer, mediaType: 'image/jpeg' | 'image/png', field: FileField): Promise<Page> {
  const quick = await encode(bytes, mediaType, field, 'quick')
  // A picture that was small enough when it was sent is not rejected for what the quick encoder added.
  const issues = validateUpload(field, { type: quick.mediaType, kilobytes: quick.bytes.length / 1024 })
  return issues.some(({ code }) => code === 'file-too-large')
    ? await encode(bytes, mediaType, field, 'smallest')
    : quick
}

async function encode(
  bytes: Buffer,
  mediaType: 'image/jpeg' | 'image/png',
  { accepts }: FileField,
  encoder: keyof typeof jpegEncoders,
): Promise<Page> {
  // Transparency would turn black in a JPEG; a photo as PNG would be ten times as large.
  const keepsPng = mediaType === 'image/png' && accepts.includes('png')
  const { data, info } = await reencodeImage(bytes, (picture) => {
    const fitting = picture.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    const encoded = keepsPng
      ? fitting.png({ palette: true })
      : fitting.flatten({ background: '#ffffff' }).jpeg(jpegEncoders[encoder])
    return encoded.toBuffer({ resolveWithObject: true })
  })
  return { bytes: data, mediaType: keepsPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height }
}

/** Converts a stored page to the metadata that the domain validates. */
export const uploadOf = ({
  media_type,
  size,
  width,
  height,
}: Omit<UploadColumns, 'sha256' | 'file_name'>): UploadMetadata => ({
  type: media_type,
  kilobytes: size / 1024,
  ...(width !== null && height !== null ? { width, height } : {}),
})

const at = (path: string, findings: FieldIssue[]) => findings.map((finding) => ({ path, ...finding }))
