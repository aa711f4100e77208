import { ArrowLeft, FileUp, ListX, Plus, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CatalogueList } from '@wewb/domain/reference/list-catalogue'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { ListFilters } from './list-filters.tsx'
import { useListRowColumns } from './row-columns.tsx'
import { RowEditor } from './row-editor.tsx'
import { useListActions, useListFilters, useListRows, type ListRow } from './use-lists.ts'
import { listMessages } from './messages.ts'

/** Shows one list, with its filters and editor. */
export function ListRows({ list }: { list: CatalogueList }) {
  const { text } = useLanguage()
  const { mayAdd, mayChange } = useListActions()
  const [edited, setEdited] = useState<ListRow | 'new'>()
  return (
    <div className="flex flex-col gap-4">
      <div className="-ml-3">
        <ButtonLink to="?view=lists" variant="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />}>
          {text(listMessages.back)}
        </ButtonLink>
      </div>
      <Card
        title={text(list.title)}
        aside={
          <div className="flex flex-wrap gap-2">
            {mayChange && (
              <ButtonLink
                to={`?view=lists&list=${list.name}&do=import`}
                variant="secondary"
                isSmall
                icon={<FileUp aria-hidden size={18} />}
              >
                {text(listMessages.import)}
              </ButtonLink>
            )}
            {mayAdd && (
              <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setEdited('new')}>
                {text(listMessages.add)}
              </Button>
            )}
          </div>
        }
      >
        <div className="flex flex-col gap-5">
          <ListFilters list={list} />
          <Rows list={list} onEdit={mayChange ? setEdited : undefined} />
        </div>
      </Card>
      {edited && (
        <RowEditor list={list} row={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  )
}

function Rows({ list, onEdit }: { list: CatalogueList; onEdit: ((row: ListRow) => void) | undefined }) {
  const { text } = useLanguage()
  const rows = useListRows(list.name)
  const columns = useListRowColumns(list, rows.data?.list ?? [], onEdit)
  useLastPage(rows.data && !rows.isPlaceholderData ? rows.data.lastPage : undefined)
  if (rows.isPending) return <SkeletonLines lines={8} />
  if (rows.error) return <LoadFailed problem={rows.error} onRetry={() => void rows.refetch()} />
  if (rows.data.total === 0) return <NoRows />
  return (
    <div aria-busy={rows.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
      <DataTable caption={text(list.title)} columns={columns} rows={rows.data.list} rowId={({ code }) => code} />
      <Pagination {...rows.data} />
    </div>
  )
}

function NoRows() {
  const { text } = useLanguage()
  const { search, state, parents } = useListFilters()
  return search || state || parents.some(Boolean) ? (
    <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(listMessages.nothing)}>
      {text(listMessages.nothingText)}
    </EmptyState>
  ) : (
    <EmptyState icon={<ListX aria-hidden size={28} />} title={text(listMessages.empty)}>
      {text(listMessages.emptyText)}
    </EmptyState>
  )
}

/** An outdated link may exceed the last page: falls back to it. */
function useLastPage(lastPage: number | undefined) {
  const { page } = useListFilters()
  const [, setQuery] = useSearchParams()
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage)
      setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
}
