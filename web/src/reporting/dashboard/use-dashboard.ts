import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getDashboard } from '@wewb/domain/reporting/dashboard-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type Dashboard = ResponseOf<typeof getDashboard>

/** Refetched on every visit, so that figures are current. */
export const useDashboard = () =>
  useQuery({ queryKey: ['dashboard'], queryFn: async () => (await sendRequest(getDashboard)).data, staleTime: 0 })
