import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getBroadcast, listBroadcastChoices, listBroadcasts, previewBroadcast } from '../../../../../domain/src/contracts/broadcasts.ts'
import type { AnswerOf, InputOf } from '../../../../../domain/src/contracts/contract.ts'
import { getLookup } from '../../../../../domain/src/contracts/lookups.ts'
import { call } from '../../../api-client/call.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'

export type Broadcast = AnswerOf<typeof getBroadcast>
export type Preview = AnswerOf<typeof previewBroadcast>
export type Written = InputOf<typeof previewBroadcast>

/** Often enough to see it move while it runs; a finished one is left alone. */
const whileMoving = ({ state, waiting }: Pick<Broadcast, 'state' | 'waiting'>) => (state === 'RUNNING' || waiting > 0 ? 3000 : false)

export function useBroadcasts() {
  const [query] = useSearchParams()
  const page = readPage(query.get('page'))
  return useQuery({
    queryKey: ['broadcasts', page],
    queryFn: async () => (await call(listBroadcasts, { query: { page } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const useBroadcast = (broadcastId: number) =>
  useQuery({
    queryKey: ['broadcast', broadcastId],
    queryFn: async () => (await call(getBroadcast, { params: { broadcastId }, showLoader: false })).data,
    refetchInterval: ({ state: { data } }) => (data ? whileMoving(data) : false),
    staleTime: 0,
  })

export const useChoices = () =>
  useQuery({ queryKey: ['broadcast-choices'], queryFn: async () => (await call(listBroadcastChoices, { showLoader: false })).data })

export const useNames = (name: 'district' | 'mission' | 'country') =>
  useQuery({
    queryKey: ['lookup', name],
    queryFn: async () => (await call(getLookup, { params: { name }, query: {}, showLoader: false })).data,
  })
