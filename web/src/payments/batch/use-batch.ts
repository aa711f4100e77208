import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getBatch, listBatchRows, paymentStates } from '@wewb/domain/payments/payment-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'
import { POLL_INTERVAL_MS } from '#payments/batches/use-batches.ts'

export type Batch = ResponseOf<typeof getBatch>
export type BatchPayment = ResponseOf<typeof listBatchRows>['list'][number]

export const BATCH_ROWS_PAGE_SIZE = 50

/** Loads one batch and polls every second while it is being processed. Afterwards, related queries are refetched. */
export function useBatch(batchNo: string) {
  const client = useQueryClient()
  const batch = useQuery({
    queryKey: ['payments', 'batch', batchNo],
    queryFn: async () => (await sendRequest(getBatch, { params: { batchNo }, showLoader: false })).data,
    refetchInterval: ({ state }) => (state.data?.progress.doing ? POLL_INTERVAL_MS : false),
  })
  const doing = batch.data?.progress.doing
  const before = useRef(doing)
  useEffect(() => {
    if (before.current && !doing) void client.invalidateQueries({ queryKey: ['payments'] })
    before.current = doing
  }, [doing, client])
  return batch
}

export function useBatchRows(batchNo: string) {
  const [params] = useSearchParams()
  const filters = {
    page: parsePage(params.get('page')),
    search: params.get('search')?.slice(0, 100) || undefined,
    state: paymentStates.find((state) => state === params.get('state')),
  }
  const rows = useQuery({
    queryKey: ['payments', 'batch-rows', batchNo, filters],
    queryFn: async () =>
      (
        await sendRequest(listBatchRows, {
          params: { batchNo },
          query: { ...filters, size: BATCH_ROWS_PAGE_SIZE },
          showLoader: false,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
  return { filters, rows }
}

/** Updates a changed batch in all queries: header, rows, list and queue. */
export function useUpdateBatchCache(): (batch?: Batch) => void {
  const client = useQueryClient()
  return (batch) => {
    if (batch) client.setQueryData(['payments', 'batch', batch.batchNo], batch)
    void client.invalidateQueries({ queryKey: ['payments'] })
  }
}
