import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAllOffices } from '../../../../../domain/src/contracts/administration.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getLookup } from '../../../../../domain/src/contracts/lookups.ts'
import { officeTypes, type OfficeType } from '../../../../../domain/src/lookups/offices.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'
import type { Option } from '../../../ui/select.tsx'

export type Office = AnswerOf<typeof listAllOffices>['list'][number]

/** Search, type and page stand in the address; `kind`, because the form beside it asks for a `type`. */
export function useAskedOffices() {
  const [query] = useSearchParams()
  const type = officeTypes.find((known) => known === query.get('kind'))
  return { search: query.get('search') ?? '', page: readPage(query.get('page')), type }
}

const pageSize = 20

export function useOffices({ search, page, type }: { search: string; page: number; type: OfficeType | undefined }) {
  return useQuery({
    queryKey: ['offices', search, page, type],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await call(listAllOffices, { query: { search, page, size: pageSize, ...(type && { type }) }, showLoader: false })).data,
  })
}

/** The districts, missions or airports an office may serve. */
export function usePlaceOptions(source: 'district' | 'mission' | 'airport'): Option[] {
  const { text } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['lookup', source],
    queryFn: async () => (await call(getLookup, { params: { name: source }, query: {}, showLoader: false })).data,
  })
  return data.map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng || name, en: name }) }))
}
