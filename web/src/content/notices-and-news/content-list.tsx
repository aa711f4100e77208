import type { UseQueryResult } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { useContentFilters } from './use-content.ts'
import { publicationStates } from '@wewb/domain/content/publication'
import { useText } from '#lib/i18n/language.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { contentMessages } from './messages.ts'

type Page<Row> = { list: Row[]; total: number; page: number; size: number; lastPage: number }
type Props<Row> = {
  rows: UseQueryResult<Page<Row>>
  caption: string
  columns: Column<Row>[]
  rowId(row: Row): number
  emptyTitle: string
  emptyText: ReactNode
}

/** A list of editorial content: filters, rows, pages, and its loading, empty and error states. */
export function ContentList<Row>({ rows, caption, columns, rowId, emptyTitle, emptyText }: Props<Row>) {
  const { page } = useContentFilters()
  const [, setQuery] = useSearchParams()
  const lastPage = rows.data && !rows.isPlaceholderData ? rows.data.lastPage : page
  useEffect(() => {
    if (page > lastPage) setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
  return (
    <Card className="flex flex-col gap-4">
      <ContentFilters />
      <PagedResults
        query={rows}
        empty={
          <EmptyState icon={<Megaphone aria-hidden size={28} />} title={emptyTitle}>
            {emptyText}
          </EmptyState>
        }
      >
        {(page) => <DataTable caption={caption} columns={columns} rows={page.list} rowId={rowId} />}
      </PagedResults>
    </Card>
  )
}

/** Filters by state and search text. */
function ContentFilters() {
  const text = useText()
  const { search, state } = useContentFilters()
  const [, setQuery] = useSearchParams()
  const show = (newSearch: string) => setQuery({ ...(state && { state }), ...(newSearch && { search: newSearch }) })
  const to = (newState?: string) =>
    `?${new URLSearchParams({ ...(newState && { state: newState }), ...(search && { search }) })}`
  const tabs = publicationStates.map((id) => ({ id, label: text(contentMessages[id]), to: to(id) }))
  return (
    <>
      <Tabs
        label={text(contentMessages.states)}
        tabs={[{ id: 'all', label: text(contentMessages.all), to: to() }, ...tabs]}
        current={state ?? 'all'}
      />
      <SearchBox
        key={search}
        search={search}
        labels={{
          label: text(contentMessages.search),
          hint: text(contentMessages.searchHint),
          find: text(contentMessages.find),
          clear: text(contentMessages.clear),
        }}
        onSearch={show}
        onClear={() => show('')}
      />
    </>
  )
}
