import { addDocument } from '@wewb/domain/casework/document-contracts'
import { uploadChunk } from '@wewb/domain/casework/upload-chunk-contracts'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { upload } from '#lib/api-client/upload.ts'
import type { DocumentMetadata } from '#form-engine/fields/form-services.ts'
import { toDocumentMetadata } from '#form-engine/applications/application.ts'
import type { PendingDocument } from './offline-outbox-state.ts'

/** Size of a chunk. An interrupted chunk is sent again, which takes a few seconds on a slow connection. */
const CHUNK_BYTES = 128 * 1024
/** Below this size the extra requests for chunks cost more than they save. */
const MIN_CHUNKED_BYTES = 200 * 1024

type UploadCallbacks = {
  onProgress(share: number): void
  /** Records each uploaded chunk, so that the upload can resume after an interruption, even days later. */
  onChunks(chunks: readonly string[]): void
}

/** Uploads a document under the id that this device gave it: a repeated upload creates no second document. */
export async function uploadDocumentInChunks(
  applicationNo: string,
  document: PendingDocument,
  callbacks: UploadCallbacks,
): Promise<DocumentMetadata> {
  const { id, path, file } = document
  const form = new FormData()
  form.append('field', path)
  form.append('documentId', id)
  if (file.size < MIN_CHUNKED_BYTES) form.append('file', file, file.name)
  else {
    form.append('fileName', file.name)
    form.append('pieces', (await sendChunks(applicationNo, document, callbacks)).join(' '))
  }
  try {
    const onProgress = file.size < MIN_CHUNKED_BYTES ? callbacks.onProgress : () => undefined
    const { documentId: _, ...facts } = (await upload(addDocument, { params: { applicationNo }, form, onProgress }))
      .data
    return toDocumentMetadata(facts)
  } catch (problem) {
    // The server has deleted old chunks, so all of them are sent again.
    if (!(problem instanceof ApiProblem) || problem.code !== 'MALFORMED' || document.chunks.length === 0) throw problem
    callbacks.onChunks([])
    return await uploadDocumentInChunks(applicationNo, { ...document, chunks: [] }, callbacks)
  }
}

async function sendChunks(
  applicationNo: string,
  { file, chunks: uploaded }: PendingDocument,
  { onProgress, onChunks }: UploadCallbacks,
) {
  const chunks = [...uploaded]
  const share = (bytes: number) => onProgress(Math.min(1, (chunks.length * CHUNK_BYTES + bytes) / file.size))
  share(0)
  for (let from = chunks.length * CHUNK_BYTES; from < file.size; from = chunks.length * CHUNK_BYTES) {
    const form = new FormData()
    const chunk = file.slice(from, from + CHUNK_BYTES)
    form.append('piece', chunk, 'piece')
    const { data } = await upload(uploadChunk, {
      params: { applicationNo },
      form,
      onProgress: (part) => share(part * chunk.size),
    })
    chunks.push(data.piece)
    onChunks([...chunks])
  }
  return chunks
}
