import type { Contract } from '@wewb/domain/http/contract'
import { parseFileName, type DownloadedFile } from './download-file.ts'
import {
  ApiProblem,
  fetchWithRetry,
  toConnectionProblem,
  unwrapEnvelope,
  type Envelope,
  type RequestOptions,
} from './send-request.ts'

type Following = {
  /** Runs after each chunk with the bytes received so far and the response headers. */
  onProgress(bytes: number, head: Headers): void
  signal: AbortSignal
}

/** Works like `downloadFile` and reports progress, for large files. Returns undefined when the user cancels. */
export async function downloadFileWithProgress<P, Q, B, A, E>(
  contract: Contract<P, Q, B, A, E>,
  options: RequestOptions<P, Q, B>,
  { onProgress, signal }: Following,
): Promise<DownloadedFile | undefined> {
  const response = await fetchWithRetry(contract, { isOfflineTolerant: true, ...options })
  if (!response.ok || !response.body) {
    unwrapEnvelope((await response.json().catch(() => undefined)) as Envelope<A, E> | undefined)
    throw new ApiProblem('UNEXPECTED', '')
  }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body.getReader()
  const stop = () => void reader.cancel()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    for (let bytes = 0; ;) {
      const { value } = await reader.read()
      if (!value) break
      chunks.push(value)
      onProgress((bytes += value.length), response.headers)
    }
  } catch (error) {
    // Rejects an interrupted download: a truncated file would look complete.
    throw toConnectionProblem(error, true)
  } finally {
    signal.removeEventListener('abort', stop)
  }
  if (signal.aborted) return undefined
  const type = response.headers.get('content-type') ?? ''
  return {
    blob: new Blob(chunks, { type }),
    fileName: parseFileName(response.headers.get('content-disposition') ?? ''),
  }
}
