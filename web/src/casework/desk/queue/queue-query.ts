import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listDesk } from '@wewb/domain/casework/desk-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type Queue = ResponseOf<typeof listDesk>
export type QueueRow = Queue['list'][number]

const rowsOnPage = 25
const views = ['mine', 'taken', 'supervised', 'all'] as const
const sorts = ['-submittedOn', 'submittedOn', 'due'] as const
export type QueueView = (typeof views)[number]

const oneOf = <const T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text)

/** Parses the filters of the queue from the URL. Invalid values are ignored. */
export function parseQueueFilters(params: URLSearchParams) {
  const filled = (name: string, maxLength: number) => params.get(name)?.slice(0, maxLength) || undefined
  return {
    view: oneOf(views, params.get('view')) ?? 'mine',
    page: parsePage(params.get('page')),
    search: filled('search', 100),
    status: filled('status', 20),
    setupId: filled('setup', 9),
    district: filled('district', 20),
    overdue: params.get('overdue') === 'Y' ? ('Y' as const) : undefined,
    from: filled('from', 10),
    to: filled('to', 10),
    sort: oneOf(sorts, params.get('sort')) ?? '-submittedOn',
  }
}

/** Keeps all filters in the URL, so that Back works and the view can be shared. */
export function useQueue(service: string) {
  const { locale } = useLanguage()
  const [params, setParams] = useSearchParams()
  const filters = parseQueueFilters(params)
  const queue = useQuery({
    // The columns are in one language, so it is part of the key.
    queryKey: ['desk', service, filters, locale],
    queryFn: async () => (await sendRequest(listDesk, { query: { ...filters, service, size: rowsOnPage } })).data,
    placeholderData: keepPreviousData,
  })
  // Applications leave the list while an officer works: falls back to the last page.
  const lastPage = queue.data && !queue.isPlaceholderData ? Math.max(1, queue.data.lastPage) : filters.page
  useEffect(() => {
    if (filters.page <= lastPage) return
    setParams((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [filters.page, lastPage, setParams])
  return { filters, queue }
}
