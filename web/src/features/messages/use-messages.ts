import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getMessage, listMessages } from '../../../../domain/src/contracts/messages.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import type { ShownState } from '../../../../domain/src/messages/states.ts'
import { call } from '../../api-client/call.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { readPage } from '../../ui/page-window.ts'

export type Messages = AnswerOf<typeof listMessages>
export type MessageRow = Messages['list'][number]
export type WholeMessage = AnswerOf<typeof getMessage>

export const dayChoices = ['today', 'week', 'month'] as const
const daysBack: Record<string, number> = { today: 0, week: 6, month: 29 }

/** What is looked for stands in the address, so that Back works and a colleague can be sent the same view. */
export function useAsked() {
  const [query] = useSearchParams()
  const said = (name: string) => query.get(name) || undefined
  return {
    page: readPage(query.get('page')),
    search: said('search') ?? '',
    channel: said('channel') as 'SMS' | 'EMAIL' | undefined,
    template: said('template'),
    state: said('state') as ShownState | undefined,
    days: said('days'),
    broadcastId: said('of'),
  }
}

/** Counted back from the moment of asking. */
function daysFrom(days: string | undefined) {
  const back = days === undefined ? undefined : getOwn(daysBack, days)
  return back === undefined ? {} : { from: dhakaDay(new Date(Date.now() - back * 24 * 60 * 60 * 1000)) }
}

export function useMessages() {
  const { search, days, broadcastId, ...asked } = useAsked()
  const query = Object.fromEntries(
    Object.entries({ ...asked, search: search || undefined, broadcastId: broadcastId && Number(broadcastId) }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  return useQuery({
    queryKey: ['messages', query, days],
    queryFn: async () => (await call(listMessages, { query: { ...query, ...daysFrom(days) } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const useMessage = (messageId: number) =>
  useQuery({
    queryKey: ['message', messageId],
    queryFn: async () => (await call(getMessage, { params: { messageId } })).data,
    staleTime: 0,
  })
