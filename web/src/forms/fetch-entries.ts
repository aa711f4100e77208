import type { QueryClient } from '@tanstack/react-query'
import { getLookup } from '../../../domain/src/contracts/lookups.ts'
import type { LookupName } from '../../../domain/src/fields/lookup-names.ts'
import { call } from '../api-client/call.ts'
import type { Entry } from '../fields/form-services.ts'

/** Asked once a session, and kept by the browser beyond that. */
export const fetchEntries = (client: QueryClient, source: LookupName, [parentId, parentId2]: readonly string[]): Promise<Entry[]> =>
  client.fetchQuery({
    queryKey: ['lookup', source, parentId, parentId2],
    staleTime: Infinity,
    queryFn: async () => {
      const query = { ...(parentId !== undefined && { parentId }), ...(parentId2 !== undefined && { parentId2 }) }
      const { data } = await call(getLookup, { params: { name: source }, query, isPatient: true })
      return data.map(({ id, name, nameBng }) => ({ value: id, label: { bn: nameBng || name, en: name } }))
    },
  })
