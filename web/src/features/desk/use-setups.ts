import { useQuery } from '@tanstack/react-query'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { setupCallsOf, type SetupCalls } from '../../../../domain/src/contracts/setups.ts'
import { call, CallProblem } from '../../api-client/call.ts'

export type Setup = AnswerOf<SetupCalls['list']>['list'][number]

export const setupsKey = (service: string) => ['setups', service] as const

/** The circulars of a service. Who may not see them is told so by the server, and the screens leave them out. */
export function useSetups(service: string) {
  // Most services have none.
  const contract = getOwn(setupCallsOf, service)?.list
  const setups = useQuery({
    queryKey: setupsKey(service),
    enabled: contract !== undefined,
    retry: false,
    queryFn: async () => (contract ? (await call(contract, { query: { size: 100 } })).data : undefined),
  })
  const isRefused = setups.error instanceof CallProblem && setups.error.code === 'NO_PERMISSION'
  // Shown before the answer is here: for almost everybody it is yes, and nothing shall jump.
  return { setups, isShown: contract !== undefined && !isRefused }
}
