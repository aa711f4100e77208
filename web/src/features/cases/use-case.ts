import { useQuery } from '@tanstack/react-query'
import { getCase } from '../../../../domain/src/contracts/cases.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'

export type Case = AnswerOf<typeof getCase>
export type CaseFile = Case['files'][number]

/** Asked anew with every visit, because any of its files may have moved; not with every glance, because a look of the staff is recorded. */
export const useCase = (applicationNo: string) =>
  useQuery({
    queryKey: ['case', applicationNo],
    queryFn: async () => (await call(getCase, { params: { applicationNo } })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
