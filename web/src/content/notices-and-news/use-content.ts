import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { publicationStates } from '@wewb/domain/content/publication'
import { getNotice, listNews, listNotices } from '@wewb/domain/content/notice-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type StaffNotice = ResponseOf<typeof getNotice>
export type StaffNews = ResponseOf<typeof listNews>['list'][number]

/** Keeps page, search and state in the URL, so that Back works and the view can be shared. */
export function useContentFilters() {
  const [query] = useSearchParams()
  const state = publicationStates.find((one) => one === query.get('state'))
  return {
    page: parsePage(query.get('page')),
    search: query.get('search') ?? '',
    state,
    isEnding: query.get('ending') === 'Y',
  }
}

const toQuery = ({ page, search, state, isEnding }: ReturnType<typeof useContentFilters>) => ({
  page,
  search,
  ...(state && { state }),
  ...(isEnding && { ending: 'Y' as const }),
})

export function useNotices(request: ReturnType<typeof useContentFilters>) {
  return useQuery({
    queryKey: ['notices', request],
    queryFn: async () => (await sendRequest(listNotices, { query: toQuery(request) })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useNews(request: ReturnType<typeof useContentFilters>) {
  return useQuery({
    queryKey: ['news', request],
    queryFn: async () => (await sendRequest(listNews, { query: toQuery(request) })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Refetched each time: the form must start with the latest version. */
export const useNotice = (noticeId: number | undefined) =>
  useQuery({
    queryKey: ['notice', noticeId],
    queryFn: async () => (await sendRequest(getNotice, { params: { noticeId: noticeId ?? 0 } })).data,
    enabled: noticeId !== undefined,
    staleTime: 0,
    gcTime: 0,
  })

export function useReload(...keys: string[]) {
  const client = useQueryClient()
  return () => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
  }
}
