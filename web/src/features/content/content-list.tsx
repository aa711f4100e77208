import type { UseQueryResult } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
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
      {rows.isPending && <SkeletonLines lines={8} />}
      {rows.error && <LoadFailed problem={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.data?.total === 0 && (
        <EmptyState icon={<Megaphone aria-hidden size={28} />} title={nothing}>
          {nothingText}
        </EmptyState>
      )}
      {rows.data && rows.data.total > 0 && (
        <div aria-busy={rows.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
          <DataTable caption={caption} columns={columns} rows={rows.data.list} rowId={rowId} />
          <Pagination {...rows.data} />
        </div>
      )}
    </Card>
  )
}
