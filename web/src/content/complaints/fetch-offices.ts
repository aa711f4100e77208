import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { LookupEntry } from '#form-engine/fields/form-services.ts'

const requests = new Map<string, Promise<LookupEntry[]>>()

/** Fetches the offices of a type once; a failed request is not cached. */
export function fetchOffices(source: string, [parentId]: readonly string[]): Promise<LookupEntry[]> {
  const key = `${source} ${parentId ?? ''}`
  const cached = requests.get(key)
  if (cached) return cached
  const coming = sendRequest(getLookup, {
    params: { name: source },
    query: parentId === undefined ? {} : { parentId },
    isOfflineTolerant: true,
  }).then(({ data }) => data.map(({ id, name, nameBng }) => ({ value: id, label: { bn: nameBng || name, en: name } })))
  requests.set(key, coming)
  coming.catch(() => requests.delete(key))
  return coming
}
