import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getResultPlan } from '../../../../../domain/src/contracts/result-plans.ts'
import { call } from '../../../api-client/call.ts'

export type Plan = AnswerOf<typeof getResultPlan>

/** Once there is a list, what is done with it stands above its many rows. */
export const isAhead = ({ state }: Plan): boolean => state === 'READY' || state === 'TELLING' || state === 'PUBLISHED'

const second = 1000

/** How far a result is. Around its moment the page looks again by itself: nobody has to press a button to see it published. */
export function usePlan(setupId: number | undefined) {
  return useQuery({
    queryKey: ['result-plan', setupId],
    enabled: setupId !== undefined,
    retry: false,
    queryFn: async () => (await call(getResultPlan, { params: { id: setupId ?? 0 } })).data,
    refetchInterval: ({ state: { data } }) => (data ? untilNextLook(data) : false),
  })
}

function untilNextLook({ state, publishAt }: Plan): number | false {
  if (state === 'TELLING') return 5 * second
  if (publishAt === null) return false
  const left = new Date(publishAt).getTime() - Date.now()
  return left > 60 * second ? 60 * second : Math.max(left + 2 * second, 2 * second)
}
