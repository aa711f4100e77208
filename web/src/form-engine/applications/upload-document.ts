import type { Contract } from '@wewb/domain/http/contract'
import { upload } from '#lib/api-client/upload.ts'
import { toDocumentMetadata, type ReceivedDocument } from './application.ts'

type PageCall<P> = Contract<P, object, object, ReceivedDocument & { documentId: string; field: string }, object>

/** Uploads one page as the answer to a field, to an application or to the family's document vault. */
export async function uploadDocument<P>(
  contract: PageCall<P>,
  params: P,
  path: string,
  file: File,
  onProgress: (share: number) => void,
) {
  const form = new FormData()
  // The server reads the parts in order: it needs the field before the file.
  form.append('field', path)
  form.append('file', file, file.name)
  const { documentId, ...facts } = (await upload(contract, { params, form, onProgress })).data
  return { documentId, ...toDocumentMetadata(facts) }
}
