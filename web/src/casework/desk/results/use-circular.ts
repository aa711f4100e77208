import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listResults, type ResultType } from '@wewb/domain/content/result-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { setupsKey, useSetups } from '#casework/desk/use-setups.ts'

/** Lists the circulars that have or will have a result, and the one selected in the URL. */
export function useCircular(service: string, type: ResultType) {
  const client = useQueryClient()
  const [params] = useSearchParams()
  const { setups, hasSetups } = useSetups(service)
  const resultsKey = ['results', type]
  const results = useQuery({
    queryKey: resultsKey,
    queryFn: async () => (await sendRequest(listResults, { query: { type, size: 100 } })).data,
  })
  const published = hasSetups ? (setups.data?.list ?? []).filter(({ state }) => state !== 'DRAFT') : []
  const chosen = params.get('circular') ?? ''
  const isChosen = ({ setupId }: { setupId: number }) => String(setupId) === chosen
  return {
    chosen,
    // Users without access to circulars still see the lists that were made.
    choices: published.length > 0 ? published : (results.data?.list ?? []),
    setup: published.find(isChosen),
    result: results.data?.list.find((result) => isChosen(result) && result.state !== 'NONE'),
    chosenId: [...published, ...(results.data?.list ?? [])].find(isChosen)?.setupId,
    isPending: setups.isPending || results.isPending,
    error: results.error,
    retry: () => void results.refetch(),
    reload: () => {
      for (const queryKey of [
        resultsKey,
        setupsKey(service),
        ['merit-list'],
        ['list-changes'],
        ['decided'],
        ['result-plan'],
        ['result-entries'],
      ])
        void client.invalidateQueries({ queryKey })
    },
  }
}
export type Circular = ReturnType<typeof useCircular>
