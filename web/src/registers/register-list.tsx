import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { registryMessages } from './messages.ts'

type Page<Row> = { list: Row[]; total: number; page: number; size: number; lastPage: number }
type Props<Row> = {
  caption: string
  /** Query key of the list. */
  queryKey: readonly (string | number)[]
  fetchPage(page: number): Promise<Page<Row>>
  columns: readonly Column<Row>[]
  rowId(row: Row): string | number
  empty?: ReactNode
  children?: ReactNode
}

/** A paged list of the register, with its filters above. */
export function RegisterList<Row>({ caption, queryKey, fetchPage, columns, rowId, empty, children }: Props<Row>) {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const page = parsePage(query.get('page'))
  const rows = useQuery({
    queryKey: ['registry', ...queryKey, page],
    queryFn: () => fetchPage(page),
    placeholderData: keepPreviousData,
  })
  // An outdated link may exceed the last page: falls back to it.
  const lastPage = rows.data && !rows.isPlaceholderData ? rows.data.lastPage : page
  useEffect(() => {
    if (page > lastPage) setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
  return (
    <Card className="flex flex-col gap-4">
      {children}
      <PagedResults
        query={rows}
        empty={
          empty ?? (
            <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(registryMessages.nothing)}>
              {text(registryMessages.nothingText)}
            </EmptyState>
          )
        }
      >
        {(page) => <DataTable caption={caption} columns={columns} rows={page.list} rowId={rowId} />}
      </PagedResults>
    </Card>
  )
}
