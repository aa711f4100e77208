import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getLookup } from '../../../../../domain/src/contracts/lookups.ts'
import { listCheques } from '../../../../../domain/src/contracts/cheques.ts'
import { call } from '../../../api-client/call.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'

export type Cheques = AnswerOf<typeof listCheques>
export type Cheque = Cheques['list'][number]

export const chequesOnPage = 50
/** A number is used again in the book of another airport. */
export const keyOfCheque = ({ bookId, chequeNo }: Cheque) => `${bookId} ${chequeNo}`

export function useCheques() {
  const [params] = useSearchParams()
  const asked = {
    page: readPage(params.get('page')),
    search: params.get('search')?.slice(0, 100) || undefined,
    airport: params.get('airport')?.slice(0, 10) || undefined,
    reconciledYn: (['Y', 'N'] as const).find((value) => value === params.get('reconciled')),
  }
  const cheques = useQuery({
    queryKey: ['payments', 'cheques', asked],
    queryFn: async () => (await call(listCheques, { query: { ...asked, size: chequesOnPage }, showLoader: false })).data,
    placeholderData: keepPreviousData,
  })
  return { asked, cheques }
}

export const useAirports = () =>
  useQuery({
    queryKey: ['lookup', 'airport'],
    queryFn: async () => (await call(getLookup, { params: { name: 'airport' }, query: {}, showLoader: false })).data,
  })
