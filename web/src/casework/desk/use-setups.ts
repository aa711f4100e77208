import { useQuery } from '@tanstack/react-query'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { setupEndpointsOf, type SetupEndpoints } from '@wewb/domain/services/setup-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'

export type Setup = ResponseOf<SetupEndpoints['list']>['list'][number]

export const setupsKey = (service: string) => ['setups', service] as const

/** Loads the circulars of a service. Screens hide them when the server denies access. */
export function useSetups(service: string) {
  // Most services have no circulars.
  const contract = getOwn(setupEndpointsOf, service)?.list
  const setups = useQuery({
    queryKey: setupsKey(service),
    enabled: contract !== undefined,
    retry: false,
    queryFn: async () => (contract ? (await sendRequest(contract, { query: { size: 100 } })).data : undefined),
  })
  const isForbidden = setups.error instanceof ApiProblem && setups.error.code === 'NO_PERMISSION'
  // Shown before the response arrives, because almost every user has access and the layout must not shift.
  return { setups, hasSetups: contract !== undefined && !isForbidden }
}

/** Copies last year's circular: one year later, without number and dates. */
export function nextCircular({ startDate: _start, endDate: _end, circularNo: _number, ...circular }: Answers): Answers {
  const { passingYear, effectiveFrom } = circular
  return {
    ...circular,
    ...(typeof passingYear === 'number' && { passingYear: passingYear + 1 }),
    ...(typeof effectiveFrom === 'string' && {
      effectiveFrom: `${Number(effectiveFrom.slice(0, 4)) + 1}${effectiveFrom.slice(4)}`,
    }),
  }
}
