import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getBatch, listBatchRows, paymentStates } from '../../../../../domain/src/contracts/payments.ts'
import { call } from '../../../api-client/call.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'
import { pollEvery } from '../batches/use-batches.ts'

export type Batch = AnswerOf<typeof getBatch>
export type BatchPayment = AnswerOf<typeof listBatchRows>['list'][number]

export const rowsOnPage = 50

/** One batch, asked again every second while the portal is at work on it. When that ends, all around it is asked anew. */
export function useBatch(batchNo: string) {
  const client = useQueryClient()
  const batch = useQuery({
    queryKey: ['payments', 'batch', batchNo],
    queryFn: async () => (await call(getBatch, { params: { batchNo }, showLoader: false })).data,
    refetchInterval: ({ state }) => (state.data?.progress.doing ? pollEvery : false),
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
  const asked = {
    page: readPage(params.get('page')),
    search: params.get('search')?.slice(0, 100) || undefined,
    state: paymentStates.find((state) => state === params.get('state')),
  }
  const rows = useQuery({
    queryKey: ['payments', 'batch-rows', batchNo, asked],
    queryFn: async () =>
      (await call(listBatchRows, { params: { batchNo }, query: { ...asked, size: rowsOnPage }, showLoader: false })).data,
    placeholderData: keepPreviousData,
  })
  return { asked, rows }
}

/** What was done to a batch shows everywhere at once: in its head, its rows, the list and the queue. */
export function useBatchChanged(): (batch?: Batch) => void {
  const client = useQueryClient()
  return (batch) => {
    if (batch) client.setQueryData(['payments', 'batch', batch.batchNo], batch)
    void client.invalidateQueries({ queryKey: ['payments'] })
  }
}
