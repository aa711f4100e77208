import type { Contract } from '../../../domain/src/contracts/contract.ts'
import { upload } from '../api-client/upload.ts'
import { factsOfDocument, type Received } from './application.ts'

type PageCall<P> = Contract<P, object, object, Received & { documentId: string; field: string }, object>

/** Sends one page as the answer to a question, to an application or to the box of the family. */
export async function sendPage<P>(contract: PageCall<P>, params: P, path: string, file: File, onProgress: (share: number) => void) {
  const form = new FormData()
  // The server reads the parts in this order: it must know the question before the bytes come.
  form.append('field', path)
  form.append('file', file, file.name)
  const { documentId, ...facts } = (await upload(contract, { params, form, onProgress })).data
  return { documentId, ...factsOfDocument(facts) }
}
