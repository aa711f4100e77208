import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { listLookupLists, listLookupRows, rowStates } from '../../../../../domain/src/contracts/lookup-lists.ts'
import { getLookup } from '../../../../../domain/src/contracts/lookups.ts'
import { listOfName } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'
import type { Option } from '../../../ui/select.tsx'

export type ListRow = AnswerOf<typeof listLookupRows>['list'][number]

export const useLists = () =>
  useQuery({ queryKey: ['lists'], queryFn: async () => (await call(listLookupLists, { showLoader: false })).data })

/** For show only: the server checks every call. */
export function useActions() {
  const actions = useLists().data?.actions ?? []
  return { mayAdd: actions.includes('create'), mayChange: actions.includes('edit') }
}

/** What the address asks for. */
export function useAsked() {
  const [query] = useSearchParams()
  return {
    search: query.get('search') ?? '',
    state: rowStates.find((known) => known === query.get('state')),
    parents: [query.get('parentId') ?? '', query.get('parentId2') ?? ''] as const,
    page: readPage(query.get('page')),
  }
}

export function useRows(list: string) {
  const { locale } = useLanguage()
  const { search, state, parents, page } = useAsked()
  const [parentId, parentId2] = parents
  return useQuery({
    queryKey: ['lists', list, locale, search, state, parentId, parentId2, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const query = { page, search, ...(state && { state }), ...(parentId && { parentId }), ...(parentId2 && { parentId2 }) }
      return (await call(listLookupRows, { params: { list }, query, showLoader: false })).data
    },
  })
}

const useEntries = (list: string | undefined) =>
  useQuery({
    queryKey: ['lookup', 'whole', list],
    enabled: list !== undefined,
    queryFn: async () => (await call(getLookup, { params: { name: list ?? '' }, query: {}, showLoader: false })).data,
  })

/** What an entry may belong to. Upazilas of several districts have the same name, so each is told with its own district. */
export function useParentOptions(list: string): Option[] {
  const { text } = useLanguage()
  const above = listOfName(list)?.within[0]
  const { data: entries = [] } = useEntries(list)
  const { data: upper = [] } = useEntries(above)
  const nameOf = ({ name, nameBng }: { name: string; nameBng: string }) => text({ bn: nameBng, en: name })
  const places = new Map(upper.map((entry) => [entry.id, nameOf(entry)]))
  return entries.map((entry) => {
    const place = list === 'upazila' && entry.parentId ? places.get(entry.parentId) : undefined
    return { value: entry.id, label: place ? `${nameOf(entry)} (${place})` : nameOf(entry) }
  })
}

/** After a change the tables here and the boxes of every form ask again. */
export function useForget() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([['lists'], ['lookup']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
