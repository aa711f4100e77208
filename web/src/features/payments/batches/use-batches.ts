import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { batchStates, listBatches } from '../../../../../domain/src/contracts/payments.ts'
import { call } from '../../../api-client/call.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'

export type BatchRow = AnswerOf<typeof listBatches>['list'][number]

const size = 20
/** How often a batch that the portal works at is asked about. */
export const pollEvery = 1000

export function useBatches() {
  const [params] = useSearchParams()
  const asked = {
    page: readPage(params.get('page')),
    search: params.get('search')?.slice(0, 100) || undefined,
    state: batchStates.find((state) => state === params.get('state')),
    module: params.get('module')?.slice(0, 40) || undefined,
  }
  const batches = useQuery({
    queryKey: ['payments', 'batches', asked],
    queryFn: async () => (await call(listBatches, { query: { ...asked, size }, showLoader: false })).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(({ progress }) => progress.doing) ? pollEvery : false),
  })
  return { asked, batches, size }
}
