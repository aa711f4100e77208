import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export const filterNames = ['person', 'file', 'event', 'from', 'to', 'search'] as const
export type Filters = Record<(typeof filterNames)[number], string>

/** Keeps the filters in the URL, so that Back works and the view can be shared. */
export function useAuditFilters() {
  const [query, setQuery] = useSearchParams()
  const filters = Object.fromEntries(filterNames.map((name) => [name, query.get(name) ?? ''])) as Filters
  const search = (newFilters: Partial<Filters>) =>
    setQuery(
      Object.fromEntries(
        Object.entries(newFilters).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
      ),
    )
  return {
    filters,
    page: parsePage(query.get('page')),
    isFiltered: Object.values(filters).some(Boolean),
    find: search,
    setQuery,
  }
}

/** Sends only filters with a value. */
export const toQueryParams = (filters: Filters): Partial<Filters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
