import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { listEarlierApplications } from '@wewb/domain/casework/earlier-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { SearchBox } from '#components/tables/search-box.tsx'
import { earlierStatusMessages, statusBadges } from './earlier-status.ts'
import { earlierImportMessages } from './import-messages.ts'

type Row = ResponseOf<typeof listEarlierApplications>['list'][number]

/** Finds records; they are read only. */
export function EarlierSearch() {
  const { text } = useLanguage()
  const columns = useColumns()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const page = parsePage(query.get('page'))
  const rows = useQuery({
    queryKey: ['earlier-applications', search, page],
    queryFn: async () => (await sendRequest(listEarlierApplications, { query: { page, search } })).data,
    placeholderData: keepPreviousData,
  })
  return (
    <Card className="flex flex-col gap-4">
      <SearchBox
        search={search}
        labels={{
          label: text(earlierImportMessages.search),
          hint: text(earlierImportMessages.searchHint),
          find: text(earlierImportMessages.search),
          clear: text(earlierImportMessages.showAll),
        }}
        onSearch={(typed) => setQuery(typed ? { search: typed } : {})}
        onClear={() => setQuery({})}
      />
      <PagedResults
        query={rows}
        empty={
          <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(earlierImportMessages.nothing)}>
            {text(earlierImportMessages.nothingText)}
          </EmptyState>
        }
      >
        {({ list }) => (
          <DataTable
            caption={text(earlierImportMessages.title)}
            columns={columns}
            rows={list}
            rowId={({ applicationNo }) => applicationNo}
          />
        )}
      </PagedResults>
    </Card>
  )
}

function useColumns(): Column<Row>[] {
  const { text, digits, number } = useLanguage()
  return [
    {
      id: 'number',
      header: text(earlierImportMessages.number),
      cell: ({ applicationNo }) => <span className="tabular-nums">{applicationNo}</span>,
    },
    { id: 'old', header: text(earlierImportMessages.oldNumber), cell: ({ oldNo }) => <span lang="en">{oldNo}</span> },
    { id: 'service', header: text(earlierImportMessages.service), cell: ({ service }) => text(service) },
    { id: 'name', header: text(earlierImportMessages.name), cell: ({ name }) => <Cell>{name}</Cell> },
    {
      id: 'district',
      header: text(earlierImportMessages.district),
      cell: ({ district }) => (district ? text(district) : '–'),
    },
    { id: 'year', header: text(earlierImportMessages.year), cell: ({ year }) => digits(year) },
    {
      id: 'amount',
      header: text(earlierImportMessages.amount),
      cell: ({ amount }) => (amount === null ? '–' : number(amount)),
      isNumeric: true,
    },
    {
      id: 'status',
      header: text(earlierImportMessages.status),
      cell: ({ status }) => (
        <StatusBadge status={statusBadges[status]}>{text(earlierStatusMessages[status])}</StatusBadge>
      ),
    },
    {
      id: 'linked',
      header: text(earlierImportMessages.linked),
      cell: ({ linkedYn }) => text(linkedYn === 'Y' ? earlierImportMessages.yes : earlierImportMessages.no),
    },
  ]
}

/** A text of the file in its own language. */
export function Cell({ children }: { children: string }) {
  return <span {...(!/[\u0980-\u09ff]/.test(children) && { lang: 'en' })}>{children}</span>
}
