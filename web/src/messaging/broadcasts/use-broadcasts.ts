import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  getBroadcast,
  listBroadcastChoices,
  listBroadcasts,
  previewBroadcast,
} from '@wewb/domain/messaging/broadcast-contracts'
import type { ResponseOf, InputOf } from '@wewb/domain/http/contract'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type Broadcast = ResponseOf<typeof getBroadcast>
export type BroadcastPreviewResponse = ResponseOf<typeof previewBroadcast>
export type BroadcastInput = InputOf<typeof previewBroadcast>

/** Polls while the broadcast is being sent. */
const whileMoving = ({ state, waiting }: Pick<Broadcast, 'state' | 'waiting'>) =>
  state === 'RUNNING' || waiting > 0 ? 3000 : false

export function useBroadcasts() {
  const [query] = useSearchParams()
  const page = parsePage(query.get('page'))
  return useQuery({
    queryKey: ['broadcasts', page],
    queryFn: async () => (await sendRequest(listBroadcasts, { query: { page } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const useBroadcast = (broadcastId: number) =>
  useQuery({
    queryKey: ['broadcast', broadcastId],
    queryFn: async () => (await sendRequest(getBroadcast, { params: { broadcastId }, showLoader: false })).data,
    refetchInterval: ({ state: { data } }) => (data ? whileMoving(data) : false),
    staleTime: 0,
  })

export const useBroadcastChoices = () =>
  useQuery({
    queryKey: ['broadcast-choices'],
    queryFn: async () => (await sendRequest(listBroadcastChoices, { showLoader: false })).data,
  })

export const useLookupEntries = (name: 'district' | 'mission' | 'country') =>
  useQuery({
    queryKey: ['lookup', name],
    queryFn: async () => (await sendRequest(getLookup, { params: { name }, query: {}, showLoader: false })).data,
  })
