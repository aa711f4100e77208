import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { publicationStates } from '../../../../domain/src/content/publication.ts'
import { getNotice, listNews, listNotices } from '../../../../domain/src/contracts/content.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { readPage } from '../../ui/page-window.ts'

export type StaffNotice = AnswerOf<typeof getNotice>
export type StaffNews = AnswerOf<typeof listNews>['list'][number]

/** Page, search and state stand in the address, so that Back works and a colleague can be sent the same view. */
export function useAsked() {
  const [query] = useSearchParams()
  const state = publicationStates.find((one) => one === query.get('state'))
  return { page: readPage(query.get('page')), search: query.get('search') ?? '', state, isEnding: query.get('ending') === 'Y' }
}

const asking = ({ page, search, state, isEnding }: ReturnType<typeof useAsked>) => ({
  page,
  search,
  ...(state && { state }),
  ...(isEnding && { ending: 'Y' as const }),
})

export function useNotices(asked: ReturnType<typeof useAsked>) {
  return useQuery({
    queryKey: ['notices', asked],
    queryFn: async () => (await call(listNotices, { query: asking(asked) })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useNews(asked: ReturnType<typeof useAsked>) {
  return useQuery({
    queryKey: ['news', asked],
    queryFn: async () => (await call(listNews, { query: asking(asked) })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Asked anew each time: the form must begin with the last version. */
export const useNotice = (noticeId: number | undefined) =>
  useQuery({
    queryKey: ['notice', noticeId],
    queryFn: async () => (await call(getNotice, { params: { noticeId: noticeId ?? 0 } })).data,
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
