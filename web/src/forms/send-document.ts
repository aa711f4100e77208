import { addDocument } from '../../../domain/src/contracts/applications.ts'
import { sendPiece } from '../../../domain/src/contracts/document-pieces.ts'
import { CallProblem } from '../api-client/call.ts'
import { upload } from '../api-client/upload.ts'
import type { DocumentFacts } from '../fields/form-services.ts'
import { factsOfDocument } from './application.ts'
import type { WaitingDocument } from './kept/waiting.ts'

/** Seconds on a weak line: that much is carried again when it breaks. */
const pieceSize = 128 * 1024
/** Below that, the calls around the pieces would cost more than they save. */
const smallest = 200 * 1024

type Going = {
  onProgress(share: number): void
  /** Each piece that has gone is written down: after a break, or on another day, the rest follows. */
  onPieces(pieces: readonly string[]): void
}

/** Sends a page under the name it has here: sent twice, it is still one document. */
export async function sendDocument(applicationNo: string, document: WaitingDocument, going: Going): Promise<DocumentFacts> {
  const { id, path, file } = document
  const form = new FormData()
  form.append('field', path)
  form.append('documentId', id)
  if (file.size < smallest) form.append('file', file, file.name)
  else {
    form.append('fileName', file.name)
    form.append('pieces', (await sendPieces(applicationNo, document, going)).join(' '))
  }
  try {
    const onProgress = file.size < smallest ? going.onProgress : () => undefined
    const { documentId: _, ...facts } = (await upload(addDocument, { params: { applicationNo }, form, onProgress })).data
    return factsOfDocument(facts)
  } catch (problem) {
    // The server no longer knows the pieces of another week: all of them go again.
    if (!(problem instanceof CallProblem) || problem.code !== 'MALFORMED' || document.pieces.length === 0) throw problem
    going.onPieces([])
    return await sendDocument(applicationNo, { ...document, pieces: [] }, going)
  }
}

async function sendPieces(applicationNo: string, { file, pieces: gone }: WaitingDocument, { onProgress, onPieces }: Going) {
  const pieces = [...gone]
  const share = (bytes: number) => onProgress(Math.min(1, (pieces.length * pieceSize + bytes) / file.size))
  share(0)
  for (let from = pieces.length * pieceSize; from < file.size; from = pieces.length * pieceSize) {
    const form = new FormData()
    const piece = file.slice(from, from + pieceSize)
    form.append('piece', piece, 'piece')
    const { data } = await upload(sendPiece, { params: { applicationNo }, form, onProgress: (part) => share(part * piece.size) })
    pieces.push(data.piece)
    onPieces([...pieces])
  }
  return pieces
}
