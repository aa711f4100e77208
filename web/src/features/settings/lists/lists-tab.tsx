import { allAreas, listOfName } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { ListImport } from './list-import.tsx'
import { ListOverview } from './list-overview.tsx'
import { ListRows } from './list-rows.tsx'

/** All lists, one list, or the import into it: each has its address. */
export function ListsTab() {
  const [query] = useSearchParams()
  const name = query.get('list') ?? ''
  const list = listOfName(name)
  if (name === allAreas || (list && query.get('do') === 'import')) return <ListImport key={name} name={name} />
  return list ? <ListRows key={name} list={list} /> : <ListOverview />
}
