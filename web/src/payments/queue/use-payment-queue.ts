import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getQueueSummary, listPaymentQueue } from '@wewb/domain/payments/payment-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type PaymentQueue = ResponseOf<typeof listPaymentQueue>
export type QueuedPayment = PaymentQueue['list'][number]
export type QueueSummaryRow = ResponseOf<typeof getQueueSummary>['list'][number]

export const QUEUE_PAGE_SIZE = 50

export const useQueueSummary = () =>
  useQuery({
    queryKey: ['payments', 'queue', 'summary'],
    queryFn: async () => (await sendRequest(getQueueSummary, { showLoader: false })).data,
  })

/** Keeps all filters in the URL. */
export function usePaymentQueue() {
  const [params, setParams] = useSearchParams()
  const year = params.get('year') ?? ''
  const filters = {
    page: parsePage(params.get('page')),
    search: params.get('search')?.slice(0, 100) || undefined,
    module: params.get('module')?.slice(0, 40) || undefined,
    fiscalYear: /^\d{4}-\d{2}$/.test(year) ? year : undefined,
    payableYn: (['Y', 'N'] as const).find((value) => value === params.get('payable')),
  }
  const queue = useQuery({
    queryKey: ['payments', 'queue', 'list', filters],
    queryFn: async () =>
      (await sendRequest(listPaymentQueue, { query: { ...filters, size: QUEUE_PAGE_SIZE }, showLoader: false })).data,
    placeholderData: keepPreviousData,
  })
  // Payments leave the list while people work: falls back to the last page.
  const lastPage = queue.data && !queue.isPlaceholderData ? Math.max(1, queue.data.lastPage) : filters.page
  useEffect(() => {
    if (filters.page > lastPage) setParams((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [filters.page, lastPage, setParams])
  return { filters, queue }
}
