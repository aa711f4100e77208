import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getResultPlan } from '@wewb/domain/content/result-plan-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type Plan = ResponseOf<typeof getResultPlan>

/** Once there is a list, its actions are shown above the rows. */
export const isListReady = ({ state }: Plan): boolean =>
  state === 'READY' || state === 'TELLING' || state === 'PUBLISHED'

const second = 1000

/** State of a result. Polls around the publication time, so that the page updates by itself. */
export function useResultPlan(setupId: number | undefined) {
  return useQuery({
    queryKey: ['result-plan', setupId],
    enabled: setupId !== undefined,
    retry: false,
    queryFn: async () => (await sendRequest(getResultPlan, { params: { id: setupId ?? 0 } })).data,
    refetchInterval: ({ state: { data } }) => (data ? untilNextLook(data) : false),
  })
}

function untilNextLook({ state, publishAt }: Plan): number | false {
  if (state === 'TELLING') return 5 * second
  if (publishAt === null) return false
  const left = new Date(publishAt).getTime() - Date.now()
  return left > 60 * second ? 60 * second : Math.max(left + 2 * second, 2 * second)
}
