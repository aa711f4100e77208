import { ArrowLeft, FileUp, ListX, Plus, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CatalogueList } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { ListFilters } from './list-filters.tsx'
import { useColumns } from './row-columns.tsx'
import { RowEditor } from './row-editor.tsx'
import { useActions, useAsked, useRows, type ListRow } from './use-lists.ts'
import { words } from './words.ts'

/** One list: looked through, added to, changed. */
export function ListRows({ list }: { list: CatalogueList }) {
  const { text } = useLanguage()
  const { mayAdd, mayChange } = useActions()
  const [edited, setEdited] = useState<ListRow | 'new'>()
  return (
    <div className="flex flex-col gap-4">
      <div className="-ml-3">
        <ButtonLink to="?view=lists" look="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />}>
          {text(words.back)}
        </ButtonLink>
      </div>
      <Card
        title={text(list.title)}
        aside={
          <div className="flex flex-wrap gap-2">
            {mayChange && (
              <ButtonLink to={`?view=lists&list=${list.name}&do=import`} look="secondary" isSmall icon={<FileUp aria-hidden size={18} />}>
                {text(words.import)}
              </ButtonLink>
            )}
            {mayAdd && (
              <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setEdited('new')}>
                {text(words.add)}
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
      {edited && <RowEditor list={list} row={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function Rows({ list, onEdit }: { list: CatalogueList; onEdit: ((row: ListRow) => void) | undefined }) {
  const { text } = useLanguage()
  const rows = useRows(list.name)
  const columns = useColumns(list, rows.data?.list ?? [], onEdit)
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
  const { search, state, parents } = useAsked()
  return search || state || parents.some(Boolean) ? (
    <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.nothing)}>
      {text(words.nothingText)}
    </EmptyState>
  ) : (
    <EmptyState icon={<ListX aria-hidden size={28} />} title={text(words.empty)}>
      {text(words.emptyText)}
    </EmptyState>
  )
}

/** A link kept from longer days: the last page is the nearest there is. */
function useLastPage(lastPage: number | undefined) {
  const { page } = useAsked()
  const [, setQuery] = useSearchParams()
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
}
