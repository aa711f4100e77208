import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { listDesk } from '../../../../../domain/src/contracts/desk.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'

export type Queue = AnswerOf<typeof listDesk>
export type QueueRow = Queue['list'][number]

const rowsOnPage = 25
const views = ['mine', 'taken', 'all'] as const
const sorts = ['-submittedOn', 'submittedOn', 'due'] as const
export type QueueView = (typeof views)[number]

const oneOf = <const T extends string>(values: readonly T[], text: string | null): T | undefined => values.find((value) => value === text)

/** The queue as the address asks for it. What was mistyped there counts as not asked. */
export function readQueue(params: URLSearchParams) {
  const filled = (name: string, longest: number) => params.get(name)?.slice(0, longest) || undefined
  return {
    view: oneOf(views, params.get('view')) ?? 'mine',
    page: readPage(params.get('page')),
    search: filled('search', 100),
    status: filled('status', 20),
    setupId: filled('setup', 9),
    district: filled('district', 20),
    overdue: params.get('overdue') === 'Y' ? ('Y' as const) : undefined,
    sort: oneOf(sorts, params.get('sort')) ?? '-submittedOn',
  }
}

/** Everything that narrows the list stands in the address, so that Back works and a colleague can be sent the same view. */
export function useQueue(service: string) {
  const { locale } = useLanguage()
  const [params, setParams] = useSearchParams()
  const asked = readQueue(params)
  const queue = useQuery({
    // The columns come as text in one language.
    queryKey: ['desk', service, asked, locale],
    queryFn: async () => (await call(listDesk, { query: { ...asked, service, size: rowsOnPage } })).data,
    placeholderData: keepPreviousData,
  })
  // Files leave the list while an officer works: the last page is the nearest there is.
  const lastPage = queue.data && !queue.isPlaceholderData ? Math.max(1, queue.data.lastPage) : asked.page
  useEffect(() => {
    if (asked.page <= lastPage) return
    setParams((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [asked.page, lastPage, setParams])
  return { asked, queue }
}
