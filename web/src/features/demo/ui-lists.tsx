import { useSearchParams } from '../../router/use-search-params.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { readPage } from '../../ui/page-window.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import { words } from './ui-words.ts'

type Row = { id: number; service: Bilingual; state: Status; date: string; taka: number }
const rows: Row[] = [
  { id: 1, service: words.education, state: 'in-process', date: '2026-11-02', taka: 30_000 },
  { id: 2, service: words.medical, state: 'needs-you', date: '2026-10-21', taka: 150_000 },
  { id: 3, service: words.membership, state: 'done', date: '2026-09-14', taka: 4_000 },
]

export function Lists() {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <Breadcrumb crumbs={[{ label: text(words.link), to: '/' }, { label: text(words.lists) }, { label: text(words.service) }]} />
      <DataTable caption={text(words.lists)} rows={rows} rowId={({ id }) => id} columns={columns} />
      <Pagination page={readPage(query.get('page'))} lastPage={12} total={118} />
    </div>
  )
}

function useColumns(): Column<Row>[] {
  const { text, dateInTable, number } = useLanguage()
  return [
    { id: 'service', header: text(words.service), cell: ({ service }) => text(service) },
    { id: 'state', header: text(words.state), cell: ({ state }) => <StatusBadge status={state} /> },
    { id: 'date', header: text(words.date), cell: ({ date }) => dateInTable(date) },
    { id: 'taka', header: text(words.taka), isNumeric: true, cell: ({ taka }) => number(taka) },
  ]
}
