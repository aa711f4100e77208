import type { UseQueryResult } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { FoundRows } from '../../ui/staff/found-rows.tsx'
import { ContentFilters } from './content-filters.tsx'
import { useAsked } from './use-content.ts'

type Page<Row> = { list: Row[]; total: number; page: number; size: number; lastPage: number }
type Props<Row> = {
  rows: UseQueryResult<Page<Row>>
  caption: string
  columns: Column<Row>[]
  rowId(row: Row): number
  nothing: string
  nothingText: ReactNode
}

/** A list of what editors write: filters, rows, pages, and each of its silent moments. */
export function ContentList<Row>({ rows, caption, columns, rowId, nothing, nothingText }: Props<Row>) {
  const { page } = useAsked()
  const [, setQuery] = useSearchParams()
  const lastPage = rows.data && !rows.isPlaceholderData ? rows.data.lastPage : page
  useEffect(() => {
    if (page > lastPage) setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
  return (
    <Card className="flex flex-col gap-4">
      <ContentFilters />
      <FoundRows
        found={rows}
        empty={
          <EmptyState icon={<Megaphone aria-hidden size={28} />} title={nothing}>
            {nothingText}
          </EmptyState>
        }
      >
        {(page) => <DataTable caption={caption} columns={columns} rows={page.list} rowId={rowId} />}
      </FoundRows>
    </Card>
  )
}
