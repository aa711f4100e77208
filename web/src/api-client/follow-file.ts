import type { Contract } from '../../../domain/src/contracts/contract.ts'
import { nameIn, type ReceivedFile } from './call-file.ts'
import { CallProblem, fetchFor, lost, opened, type Envelope, type Options } from './call.ts'

type Following = {
  /** After each piece: how many bytes there are by now, and what the server said beforehand about the whole. */
  onPiece(bytes: number, head: Headers): void
  signal: AbortSignal
}

/** As `callFile`, for a file so long that people want to see it come. Undefined when they have stopped it. */
export async function followFile<P, Q, B, A, E>(
  contract: Contract<P, Q, B, A, E>,
  options: Options<P, Q, B>,
  { onPiece, signal }: Following,
): Promise<ReceivedFile | undefined> {
  const response = await fetchFor(contract, { isPatient: true, ...options })
  if (!response.ok || !response.body) {
    opened((await response.json().catch(() => undefined)) as Envelope<A, E> | undefined)
    throw new CallProblem('UNEXPECTED', '')
  }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body.getReader()
  const stop = () => void reader.cancel()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    for (let bytes = 0; ;) {
      const { value } = await reader.read()
      if (!value) break
      pieces.push(value)
      onPiece((bytes += value.length), response.headers)
    }
  } catch (error) {
    // A file that breaks off is worse than none: nobody sees what is missing at its end.
    throw lost(error, true)
  } finally {
    signal.removeEventListener('abort', stop)
  }
  if (signal.aborted) return undefined
  const type = response.headers.get('content-type') ?? ''
  return { blob: new Blob(pieces, { type }), fileName: nameIn(response.headers.get('content-disposition') ?? '') }
}
