import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listHolidays } from '@wewb/domain/administration/administration-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type Holiday = ResponseOf<typeof listHolidays>['list'][number]

export const useHolidays = (year: string) =>
  useQuery({
    queryKey: ['holidays', year],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await sendRequest(listHolidays, { query: { year }, showLoader: false })).data,
  })
