import { addDocument } from '@wewb/domain/casework/document-contracts'
import { uploadChunk } from '@wewb/domain/casework/upload-chunk-contracts'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { upload } from '#lib/api-client/upload.ts'
import type { DocumentMetadata } from '#form-engine/fields/form-services.ts'
import { toDocumentMetadata } from '#form-engine/applications/application.ts'
import type { PendingDocument } from './outbox-state.ts'

/** Takes seconds on a slow connection: this much is sent again when it breaks. */
const pieceSize = 128 * 1024
/** Below this size the extra requests for chunks cost more than they save. */
const smallest = 200 * 1024

type Going = {
  onProgress(share: number): void
  /** Records each uploaded chunk, so that the upload can resume after an interruption, even days later. */
  onPieces(chunks: readonly string[]): void
}

/** Uploads a document under the id it has here: a repeated upload creates no second document. */
export async function uploadDocumentInChunks(
  applicationNo: string,
  document: PendingDocument,
  going: Going,
): Promise<DocumentMetadata> {
  const { id, path, file } = document
  const form = new FormData()
  form.append('field', path)
  form.append('documentId', id)
  if (file.size < smallest) form.append('file', file, file.name)
  else {
    form.append('fileName', file.name)
    form.append('pieces', (await sendChunks(applicationNo, document, going)).join(' '))
  }
  try {
    const onProgress = file.size < smallest ? going.onProgress : () => undefined
    const { documentId: _, ...facts } = (await upload(addDocument, { params: { applicationNo }, form, onProgress }))
      .data
    return toDocumentMetadata(facts)
  } catch (problem) {
    // The server has deleted old chunks, so all of them are sent again.
    if (!(problem instanceof ApiProblem) || problem.code !== 'MALFORMED' || document.pieces.length === 0) throw problem
    going.onPieces([])
    return await uploadDocumentInChunks(applicationNo, { ...document, pieces: [] }, going)
  }
}

async function sendChunks(
  applicationNo: string,
  { file, pieces: gone }: PendingDocument,
  { onProgress, onPieces: onChunks }: Going,
) {
  const chunks = [...gone]
  const share = (bytes: number) => onProgress(Math.min(1, (chunks.length * pieceSize + bytes) / file.size))
  share(0)
  for (let from = chunks.length * pieceSize; from < file.size; from = chunks.length * pieceSize) {
    const form = new FormData()
    const piece = file.slice(from, from + pieceSize)
    form.append('piece', piece, 'piece')
    const { data } = await upload(uploadChunk, {
      params: { applicationNo },
      form,
      onProgress: (part) => share(part * piece.size),
    })
    chunks.push(data.piece)
    onChunks([...chunks])
  }
  return chunks
}
