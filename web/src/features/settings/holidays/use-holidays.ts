import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listHolidays } from '../../../../../domain/src/contracts/administration.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { call } from '../../../api-client/call.ts'

export type Holiday = AnswerOf<typeof listHolidays>['list'][number]

export const useHolidays = (year: string) =>
  useQuery({
    queryKey: ['holidays', year],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await call(listHolidays, { query: { year }, showLoader: false })).data,
  })
