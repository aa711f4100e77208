import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAllOffices } from '@wewb/domain/administration/administration-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { officeTypes, type OfficeType } from '@wewb/domain/reference/office-types'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'
import type { Option } from '#components/inputs/select.tsx'

export type Office = ResponseOf<typeof listAllOffices>['list'][number]

/** Search, type and page are part of the URL; the type is named `kind`, because the form beside it uses `type`. */
export function useOfficeFilters() {
  const [query] = useSearchParams()
  const type = officeTypes.find((officeType) => officeType === query.get('kind'))
  return { search: query.get('search') ?? '', page: parsePage(query.get('page')), type }
}

const pageSize = 20

export function useOffices({ search, page, type }: { search: string; page: number; type: OfficeType | undefined }) {
  return useQuery({
    queryKey: ['offices', search, page, type],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (
        await sendRequest(listAllOffices, {
          query: { search, page, size: pageSize, ...(type && { type }) },
          showLoader: false,
        })
      ).data,
  })
}

/** Returns the districts, missions or airports an office may serve. */
export function useJurisdictionOptions(source: 'district' | 'mission' | 'airport'): Option[] {
  const { text } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['lookup', source],
    queryFn: async () =>
      (await sendRequest(getLookup, { params: { name: source }, query: {}, showLoader: false })).data,
  })
  return data.map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng || name, en: name }) }))
}
