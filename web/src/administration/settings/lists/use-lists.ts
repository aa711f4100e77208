import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listLookupLists, listLookupRows, lookupRowStates } from '@wewb/domain/administration/lookup-list-contracts'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { findList } from '@wewb/domain/reference/list-catalogue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'
import type { Option } from '#components/inputs/select.tsx'

export type ListRow = ResponseOf<typeof listLookupRows>['list'][number]

export const useLists = () =>
  useQuery({
    queryKey: ['lists'],
    queryFn: async () => (await sendRequest(listLookupLists, { showLoader: false })).data,
  })

/** Only for display: the server authorises every request. */
export function useListActions() {
  const actions = useLists().data?.actions ?? []
  return { mayAdd: actions.includes('create'), mayChange: actions.includes('edit') }
}

/** Parses the filters from the URL. */
export function useListFilters() {
  const [query] = useSearchParams()
  return {
    search: query.get('search') ?? '',
    state: lookupRowStates.find((rowState) => rowState === query.get('state')),
    parents: [query.get('parentId') ?? '', query.get('parentId2') ?? ''] as const,
    page: parsePage(query.get('page')),
  }
}

export function useListRows(list: string) {
  const { locale } = useLanguage()
  const { search, state, parents, page } = useListFilters()
  const [parentId, parentId2] = parents
  return useQuery({
    queryKey: ['lists', list, locale, search, state, parentId, parentId2, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const query = {
        page,
        search,
        ...(state && { state }),
        ...(parentId && { parentId }),
        ...(parentId2 && { parentId2 }),
      }
      return (await sendRequest(listLookupRows, { params: { list }, query, showLoader: false })).data
    },
  })
}

const useEntries = (list: string | undefined) =>
  useQuery({
    queryKey: ['lookup', 'whole', list],
    enabled: list !== undefined,
    queryFn: async () =>
      (await sendRequest(getLookup, { params: { name: list ?? '' }, query: {}, showLoader: false })).data,
  })

/**
 * Returns the possible parents of an entry. Upazilas of several districts share names, so each is labelled with its
 * district.
 */
export function useParentOptions(list: string): Option[] {
  const { text } = useLanguage()
  const above = findList(list)?.within[0]
  const { data: entries = [] } = useEntries(list)
  const { data: upper = [] } = useEntries(above)
  const nameOf = ({ name, nameBng }: { name: string; nameBng: string }) => text({ bn: nameBng, en: name })
  const namesById = new Map(upper.map((entry) => [entry.id, nameOf(entry)]))
  return entries.map((entry) => {
    const parentName = list === 'upazila' && entry.parentId ? namesById.get(entry.parentId) : undefined
    return { value: entry.id, label: parentName ? `${nameOf(entry)} (${parentName})` : nameOf(entry) }
  })
}

/** Invalidates the tables here and the lookups of all forms after a change. */
export function useInvalidateLists() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [['lists'], ['lookup'], ['offices']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
  }
}
