import { reencodeImage } from '#storage/reencode-image.ts'
import { getReadableDocument } from '#casework/applications/documents.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'

/** Sharp enough for a list on a fine screen, too small to read a document by. */
const SIDE = 160

/**
 * Returns a small picture of a document for a list. It records nothing, so it must not replace the document: it is too
 * small to verify anything by.
 */
export async function openThumbnail(context: Context, request: { applicationNo: string; documentId: string }) {
  const { document } = await getReadableDocument(context, request)
  if (!document.media_type.startsWith('image/')) return throwProblem('NOT_FOUND')
  const whole = await context.files.read(document.sha256)
  const bytes = await reencodeImage(whole, (picture) =>
    picture
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 70 })
      .toBuffer(),
  )
  return { bytes, mediaType: 'image/jpeg', fileName: 'thumbnail.jpg' }
}
