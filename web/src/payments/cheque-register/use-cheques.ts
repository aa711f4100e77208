import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { listCheques } from '@wewb/domain/payments/cheque-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type Cheques = ResponseOf<typeof listCheques>
export type Cheque = Cheques['list'][number]

export const CHEQUE_PAGE_SIZE = 50
/** Cheque numbers repeat in books of other airports. */
export const chequeKey = ({ bookId, chequeNo }: Cheque) => `${bookId} ${chequeNo}`

export function useCheques() {
  const [params] = useSearchParams()
  const filters = {
    page: parsePage(params.get('page')),
    search: params.get('search')?.slice(0, 100) || undefined,
    airport: params.get('airport')?.slice(0, 10) || undefined,
    reconciledYn: (['Y', 'N'] as const).find((value) => value === params.get('reconciled')),
  }
  const cheques = useQuery({
    queryKey: ['payments', 'cheques', filters],
    queryFn: async () =>
      (await sendRequest(listCheques, { query: { ...filters, size: CHEQUE_PAGE_SIZE }, showLoader: false })).data,
    placeholderData: keepPreviousData,
  })
  return { filters, cheques }
}

export const useAirports = () =>
  useQuery({
    queryKey: ['lookup', 'airport'],
    queryFn: async () =>
      (await sendRequest(getLookup, { params: { name: 'airport' }, query: {}, showLoader: false })).data,
  })
