import { useSearchParams } from '../../router/use-search-params.ts'
import { readPage } from '../../ui/page-window.ts'

export const filterNames = ['person', 'file', 'event', 'from', 'to', 'search'] as const
export type Filters = Record<(typeof filterNames)[number], string>

/** What is looked for stands in the address, so that Back works and a colleague can be sent the same view. */
export function useAsked() {
  const [query, setQuery] = useSearchParams()
  const filters = Object.fromEntries(filterNames.map((name) => [name, query.get(name) ?? ''])) as Filters
  const find = (wanted: Partial<Filters>) =>
    setQuery(Object.fromEntries(Object.entries(wanted).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []))))
  return { filters, page: readPage(query.get('page')), isNarrowed: Object.values(filters).some(Boolean), find, setQuery }
}

/** Only what was asked for goes over the line. */
export const asking = (filters: Filters): Partial<Filters> => Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
