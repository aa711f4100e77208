import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getMessage, listMessages } from '@wewb/domain/messaging/message-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { VisibleMessageState } from '@wewb/domain/messaging/message-states'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type MessageListResponse = ResponseOf<typeof listMessages>
export type MessageRow = MessageListResponse['list'][number]
export type MessageDetail = ResponseOf<typeof getMessage>

export const periodFilters = ['today', 'week', 'month'] as const
const daysBack: Record<string, number> = { today: 0, week: 6, month: 29 }

/** Keeps the filters in the URL, so that Back works and the view can be shared. */
export function useMessageLogFilters() {
  const [query] = useSearchParams()
  const param = (name: string) => query.get(name) || undefined
  return {
    page: parsePage(query.get('page')),
    search: param('search') ?? '',
    channel: param('channel') as 'SMS' | 'EMAIL' | undefined,
    template: param('template'),
    state: param('state') as VisibleMessageState | undefined,
    days: param('days'),
    broadcastId: param('of'),
  }
}

/** Counts the days back from now. */
function daysFrom(days: string | undefined) {
  const back = days === undefined ? undefined : getOwn(daysBack, days)
  return back === undefined ? {} : { from: toDhakaDate(new Date(Date.now() - back * 24 * 60 * 60 * 1000)) }
}

export function useMessages() {
  const { search, days, broadcastId, ...request } = useMessageLogFilters()
  const query = Object.fromEntries(
    Object.entries({ ...request, search: search || undefined, broadcastId: broadcastId && Number(broadcastId) }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  return useQuery({
    queryKey: ['messages', query, days],
    queryFn: async () => (await sendRequest(listMessages, { query: { ...query, ...daysFrom(days) } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const useMessage = (messageId: number) =>
  useQuery({
    queryKey: ['message', messageId],
    queryFn: async () => (await sendRequest(getMessage, { params: { messageId } })).data,
    staleTime: 0,
  })
