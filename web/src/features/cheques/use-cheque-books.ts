import { useQuery } from '@tanstack/react-query'
import { listChequeBooks } from '../../../../domain/src/contracts/cheques.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getLookup } from '../../../../domain/src/contracts/lookups.ts'
import { call } from '../../api-client/call.ts'

export type ChequeBook = AnswerOf<typeof listChequeBooks>['list'][number]

export const useChequeBooks = () =>
  useQuery({ queryKey: ['cheque-books'], queryFn: async () => (await call(listChequeBooks, { showLoader: false })).data })

export const useAirports = () =>
  useQuery({
    queryKey: ['lookup', 'airport'],
    queryFn: async () => (await call(getLookup, { params: { name: 'airport' }, query: {}, showLoader: false })).data,
  })
