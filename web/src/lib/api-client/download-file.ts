import type { Contract } from '@wewb/domain/http/contract'
import { ApiProblem, fetchWithRetry, unwrapEnvelope, type Envelope, type RequestOptions } from './send-request.ts'

export type DownloadedFile = { blob: Blob; fileName: string }

/** Sends a request whose response is a file; problems come in the JSON envelope. */
export async function downloadFile<P, Q, B, A, E>(
  contract: Contract<P, Q, B, A, E>,
  options: RequestOptions<P, Q, B>,
): Promise<DownloadedFile> {
  const response = await fetchWithRetry(contract, { isOfflineTolerant: true, ...options })
  if (!response.ok) {
    unwrapEnvelope((await response.json().catch(() => undefined)) as Envelope<A, E> | undefined)
    throw new ApiProblem('UNEXPECTED', '')
  }
  return { blob: await response.blob(), fileName: parseFileName(response.headers.get('content-disposition') ?? '') }
}

/** Saves the file through a browser download. */
export function saveFile({ blob, fileName }: DownloadedFile) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the URL a moment later, so it is revoked with a delay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const parseFileName = (disposition: string) => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
  return encoded ? decodeURIComponent(encoded) : 'file'
}
