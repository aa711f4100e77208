import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listResults, type ResultType } from '../../../../../domain/src/contracts/results.ts'
import { call } from '../../../api-client/call.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { setupsKey, useSetups } from '../use-setups.ts'

/** The circulars that have or will have a result, and the one that stands in the address. */
export function useCircular(service: string, type: ResultType) {
  const client = useQueryClient()
  const [params] = useSearchParams()
  const { setups, isShown } = useSetups(service)
  const resultsKey = ['results', type]
  const results = useQuery({ queryKey: resultsKey, queryFn: async () => (await call(listResults, { query: { type, size: 100 } })).data })
  const published = isShown ? (setups.data?.list ?? []).filter(({ state }) => state !== 'DRAFT') : []
  const chosen = params.get('circular') ?? ''
  const isChosen = ({ setupId }: { setupId: number }) => String(setupId) === chosen
  return {
    chosen,
    // Who may not see the circulars themselves still sees the lists that were made.
    choices: published.length > 0 ? published : (results.data?.list ?? []),
    setup: published.find(isChosen),
    result: results.data?.list.find((result) => isChosen(result) && result.state !== 'NONE'),
    chosenId: [...published, ...(results.data?.list ?? [])].find(isChosen)?.setupId,
    isPending: setups.isPending || results.isPending,
    error: results.error,
    retry: () => void results.refetch(),
    reload: () => {
      for (const queryKey of [resultsKey, setupsKey(service), ['merit-list'], ['decided'], ['result-plan'], ['result-entries']])
        void client.invalidateQueries({ queryKey })
    },
  }
}
export type Circular = ReturnType<typeof useCircular>
