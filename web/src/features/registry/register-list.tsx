import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from '../../router/use-search-params.ts'
import { useText } from '../../i18n/language.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { readPage } from '../../ui/page-window.ts'
import { FoundRows } from '../../ui/staff/found-rows.tsx'
import { words } from './words.ts'

type Page<Row> = { list: Row[]; total: number; page: number; size: number; lastPage: number }
type Props<Row> = {
  caption: string
  /** What is looked for; each view of it is kept by these. */
  queryKey: readonly (string | number)[]
  find(page: number): Promise<Page<Row>>
  columns: readonly Column<Row>[]
  rowId(row: Row): string | number
  empty?: ReactNode
  children?: ReactNode
}

/** A list of the register in pages, with whatever narrows it above. */
export function RegisterList<Row>({ caption, queryKey, find, columns, rowId, empty, children }: Props<Row>) {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const page = readPage(query.get('page'))
  const rows = useQuery({ queryKey: ['registry', ...queryKey, page], queryFn: () => find(page), placeholderData: keepPreviousData })
  // A link kept from longer days: the last page is the nearest there is.
  const lastPage = rows.data && !rows.isPlaceholderData ? rows.data.lastPage : page
  useEffect(() => {
    if (page > lastPage) setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
  return (
    <Card className="flex flex-col gap-4">
      {children}
      <FoundRows
        found={rows}
        empty={
          empty ?? (
            <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.nothing)}>
              {text(words.nothingText)}
            </EmptyState>
          )
        }
      >
        {(page) => <DataTable caption={caption} columns={columns} rows={page.list} rowId={rowId} />}
      </FoundRows>
    </Card>
  )
}
