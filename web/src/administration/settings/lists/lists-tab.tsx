import { allAreas, findList } from '@wewb/domain/reference/list-catalogue'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ListImport } from './list-import.tsx'
import { ListOverview } from './list-overview.tsx'
import { ListRows } from './list-rows.tsx'

/** Shows all lists, one list, or its import, each at its own URL. */
export function ListsTab() {
  const [query] = useSearchParams()
  const name = query.get('list') ?? ''
  const list = findList(name)
  if (name === allAreas || (list && query.get('do') === 'import')) return <ListImport key={name} name={name} />
  return list ? <ListRows key={name} list={list} /> : <ListOverview />
}
