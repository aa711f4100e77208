import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { batchStates, listBatches } from '@wewb/domain/payments/payment-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type BatchRow = ResponseOf<typeof listBatches>['list'][number]

const pageSize = 20
/** Polling interval of a batch in progress. */
export const POLL_INTERVAL_MS = 1000

export function useBatches() {
  const [params] = useSearchParams()
  const filters = {
    page: parsePage(params.get('page')),
    search: params.get('search')?.slice(0, 100) || undefined,
    state: batchStates.find((state) => state === params.get('state')),
    module: params.get('module')?.slice(0, 40) || undefined,
  }
  const batches = useQuery({
    queryKey: ['payments', 'batches', filters],
    queryFn: async () =>
      (await sendRequest(listBatches, { query: { ...filters, size: pageSize }, showLoader: false })).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ progress }) => progress.doing) ? POLL_INTERVAL_MS : false,
  })
  return { filters, batches, size: pageSize }
}
