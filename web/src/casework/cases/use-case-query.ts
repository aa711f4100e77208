import { useQuery } from '@tanstack/react-query'
import { getCase } from '@wewb/domain/casework/case-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type Case = ResponseOf<typeof getCase>
export type CaseApplication = Case['files'][number]

/**
 * Refetched on every visit, because any application may have changed; not on every focus, because views by staff are
 * audited.
 */
export const useCaseQuery = (applicationNo: string) =>
  useQuery({
    queryKey: ['case', applicationNo],
    queryFn: async () => (await sendRequest(getCase, { params: { applicationNo } })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
