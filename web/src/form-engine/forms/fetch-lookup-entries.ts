import type { QueryClient } from '@tanstack/react-query'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import type { LookupName } from '@wewb/domain/engine/fields/lookup-names'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { LookupEntry } from '#form-engine/fields/form-services.ts'

/** Fetched once per session; the browser's HTTP cache lasts longer. */
export const fetchLookupEntries = (
  client: QueryClient,
  source: LookupName,
  [parentId, parentId2]: readonly string[],
): Promise<LookupEntry[]> =>
  client.fetchQuery({
    queryKey: ['lookup', source, parentId, parentId2],
    staleTime: Infinity,
    queryFn: async () => {
      const query = { ...(parentId !== undefined && { parentId }), ...(parentId2 !== undefined && { parentId2 }) }
      const { data } = await sendRequest(getLookup, { params: { name: source }, query, isOfflineTolerant: true })
      return data.map(({ id, name, nameBng }) => ({ value: id, label: { bn: nameBng || name, en: name } }))
    },
  })
