import { useQuery } from '@tanstack/react-query'
import { listChequeBooks } from '@wewb/domain/payments/cheque-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type ChequeBook = ResponseOf<typeof listChequeBooks>['list'][number]

export const useChequeBooks = () =>
  useQuery({
    queryKey: ['cheque-books'],
    queryFn: async () => (await sendRequest(listChequeBooks, { showLoader: false })).data,
  })

export const useAirports = () =>
  useQuery({
    queryKey: ['lookup', 'airport'],
    queryFn: async () =>
      (await sendRequest(getLookup, { params: { name: 'airport' }, query: {}, showLoader: false })).data,
  })
