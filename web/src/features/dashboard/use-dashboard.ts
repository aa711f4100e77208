import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getDashboard } from '../../../../domain/src/contracts/dashboard.ts'
import { call } from '../../api-client/call.ts'

export type Dashboard = AnswerOf<typeof getDashboard>

/** Asked anew with every visit: a figure of yesterday is no figure. */
export const useDashboard = () => useQuery({ queryKey: ['dashboard'], queryFn: async () => (await call(getDashboard)).data, staleTime: 0 })
