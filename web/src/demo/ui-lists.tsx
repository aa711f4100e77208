import { useSearchParams } from '#lib/router/use-search-params.ts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Breadcrumb } from '#components/layout/breadcrumb.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { Pagination } from '#components/tables/pagination.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { demoUiMessages } from './ui-messages.ts'

type Row = { id: number; service: Bilingual; state: Status; date: string; taka: number }
const rows: Row[] = [
  { id: 1, service: demoUiMessages.education, state: 'in-process', date: '2026-11-02', taka: 30_000 },
  { id: 2, service: demoUiMessages.medical, state: 'needs-you', date: '2026-10-21', taka: 150_000 },
  { id: 3, service: demoUiMessages.membership, state: 'done', date: '2026-09-14', taka: 4_000 },
]

export function Lists() {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <Breadcrumb
        crumbs={[
          { label: text(demoUiMessages.link), to: '/' },
          { label: text(demoUiMessages.lists) },
          { label: text(demoUiMessages.service) },
        ]}
      />
      <DataTable caption={text(demoUiMessages.lists)} rows={rows} rowId={({ id }) => id} columns={columns} />
      <Pagination page={parsePage(query.get('page'))} lastPage={12} total={118} />
    </div>
  )
}

function useColumns(): Column<Row>[] {
  const { text, dateInTable, number } = useLanguage()
  return [
    { id: 'service', header: text(demoUiMessages.service), cell: ({ service }) => text(service) },
    { id: 'state', header: text(demoUiMessages.state), cell: ({ state }) => <StatusBadge status={state} /> },
    { id: 'date', header: text(demoUiMessages.date), cell: ({ date }) => dateInTable(date) },
    { id: 'taka', header: text(demoUiMessages.taka), isNumeric: true, cell: ({ taka }) => number(taka) },
  ]
}
