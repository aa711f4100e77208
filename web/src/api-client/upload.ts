import type { Contract } from '../../../domain/src/contracts/contract.ts'
import { addressOf, headersOf, lost, opened, type Answered, type Envelope } from './call.ts'

type Options<P> = { params: P; form: FormData; onProgress(share: number): void }

/** A line that carries nothing for so long is dead, though nobody has hung up; it may be that the server is drawing a large picture anew. */
const longestSilence = 45_000

/** The call of a contract that takes a file. `fetch` cannot say how much has gone; the older way can. */
export function upload<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, options: Options<P>): Promise<Answered<A, E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(contract.method, addressOf(contract.path, options))
    for (const [name, value] of Object.entries(headersOf(contract.path))) request.setRequestHeader(name, value)
    request.responseType = 'json'
    let silence: ReturnType<typeof setTimeout>
    const waitAnew = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), longestSilence)
    }
    waitAnew()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitAnew()
      options.onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      try {
        resolve(opened((request.response ?? undefined) as Envelope<A, E> | undefined))
      } catch (problem) {
        reject(problem)
      }
    })
    // The file stays on the screen with a button to send it again.
    request.addEventListener('error', () => reject(lost('upload', true)))
    request.addEventListener('abort', () => reject(lost('upload', true)))
    request.addEventListener('loadend', () => clearTimeout(silence))
    request.send(options.form)
  })
}
