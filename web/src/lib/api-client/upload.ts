import type { Contract } from '@wewb/domain/http/contract'
import {
  buildUrl,
  buildHeaders,
  toConnectionProblem,
  unwrapEnvelope,
  type ApiResponse,
  type Envelope,
} from './send-request.ts'

type Options<P> = { params: P; form: FormData; onProgress(share: number): void }

/**
 * An upload without progress for this long counts as dead. The server may need this time to re-encode a large image.
 */
const maxSilence = 45_000

/** Sends a request with a file. `fetch` reports no upload progress, so this uses XMLHttpRequest. */
export function upload<P, Q, B, A, E>(
  contract: Contract<P, Q, B, A, E>,
  options: Options<P>,
): Promise<ApiResponse<A, E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(contract.method, buildUrl(contract.path, options))
    for (const [name, value] of Object.entries(buildHeaders(contract.path))) request.setRequestHeader(name, value)
    request.responseType = 'json'
    let silence: ReturnType<typeof setTimeout>
    const waitAgain = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), maxSilence)
    }
    waitAgain()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitAgain()
      options.onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      try {
        resolve(unwrapEnvelope((request.response ?? undefined) as Envelope<A, E> | undefined))
      } catch (problem) {
        reject(problem)
      }
    })
    // The file stays on the screen with a retry button.
    request.addEventListener('error', () => reject(toConnectionProblem('upload', true)))
    request.addEventListener('abort', () => reject(toConnectionProblem('upload', true)))
    request.addEventListener('loadend', () => clearTimeout(silence))
    request.send(options.form)
  })
}
