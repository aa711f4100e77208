import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getQueueSummary, listPaymentQueue } from '../../../../../domain/src/contracts/payments.ts'
import { call } from '../../../api-client/call.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'

export type Queue = AnswerOf<typeof listPaymentQueue>
export type QueuedPayment = Queue['list'][number]
export type SummaryRow = AnswerOf<typeof getQueueSummary>['list'][number]

export const queueSize = 50

export const useQueueSummary = () =>
  useQuery({ queryKey: ['payments', 'queue', 'summary'], queryFn: async () => (await call(getQueueSummary, { showLoader: false })).data })

/** Everything that narrows the list stands in the address. */
export function usePaymentQueue() {
  const [params, setParams] = useSearchParams()
  const year = params.get('year') ?? ''
  const asked = {
    page: readPage(params.get('page')),
    search: params.get('search')?.slice(0, 100) || undefined,
    module: params.get('module')?.slice(0, 40) || undefined,
    fiscalYear: /^\d{4}-\d{2}$/.test(year) ? year : undefined,
    payableYn: (['Y', 'N'] as const).find((value) => value === params.get('payable')),
  }
  const queue = useQuery({
    queryKey: ['payments', 'queue', 'list', asked],
    queryFn: async () => (await call(listPaymentQueue, { query: { ...asked, size: queueSize }, showLoader: false })).data,
    placeholderData: keepPreviousData,
  })
  // Files leave the list while people work: the last page is the nearest there is.
  const lastPage = queue.data && !queue.isPlaceholderData ? Math.max(1, queue.data.lastPage) : asked.page
  useEffect(() => {
    if (asked.page > lastPage) setParams((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [asked.page, lastPage, setParams])
  return { asked, queue }
}
