import type { Contract } from '../../../domain/src/contracts/contract.ts'
import { CallProblem, fetchFor, opened, type Envelope, type Options } from './call.ts'

export type ReceivedFile = { blob: Blob; fileName: string }

/** Makes a call that answers with a file; what it refuses comes in the envelope, as ever. */
export async function callFile<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, options: Options<P, Q, B>): Promise<ReceivedFile> {
  const response = await fetchFor(contract, { isPatient: true, ...options })
  if (!response.ok) {
    opened((await response.json().catch(() => undefined)) as Envelope<A, E> | undefined)
    throw new CallProblem('UNEXPECTED', '')
  }
  return { blob: await response.blob(), fileName: nameIn(response.headers.get('content-disposition') ?? '') }
}

/** Puts the file where the browser puts what is downloaded. */
export function keepFile({ blob, fileName }: ReceivedFile) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Not at once: the browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const nameIn = (disposition: string) => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
  return encoded ? decodeURIComponent(encoded) : 'file'
}
