import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from '../../router/use-search-params.ts'
import { listAudit } from '../../../../domain/src/contracts/portal.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { classes } from '../../ui/look.ts'
import { readPage } from '../../ui/page-window.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { VerifyChain } from './verify-chain.tsx'
import { nameOfEvent, subjects, words } from './words.ts'

type Row = AnswerOf<typeof listAudit>['list'][number]

/** Page and search stand in the address, so that Back works and a colleague can be sent the same view. */
export function AuditLogPage() {
  const { text } = useLanguage()
  const columns = useColumns()
  const [query, setQuery] = useSearchParams()
  const page = readPage(query.get('page'))
  const search = query.get('search') ?? ''
  const rows = useQuery({
    queryKey: ['audit', page, search],
    queryFn: async () => (await call(listAudit, { query: { page, search } })).data,
    placeholderData: keepPreviousData,
  })
  // A link kept from longer days, or a typed number: the last page is the nearest there is.
  const lastPage = rows.data && !rows.isPlaceholderData ? Math.max(1, rows.data.lastPage) : page
  useEffect(() => {
    if (page <= lastPage) return
    setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      <VerifyChain />
      <Card className="flex flex-col gap-4">
        <SearchBox
          key={search}
          search={search}
          words={{ label: text(words.search), hint: text(words.searchHint), find: text(words.find), clear: text(words.clear) }}
          onFind={(wanted) => setQuery(wanted ? { search: wanted } : {})}
          onClear={() => setQuery({})}
        />
        {rows.isPending && <SkeletonLines lines={8} />}
        {rows.error && <LoadFailed problem={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.data?.total === 0 && (
          <EmptyState icon={<ScrollText aria-hidden size={28} />} title={text(words.nothing)}>
            {text(words.nothingText)}
          </EmptyState>
        )}
        {rows.data && rows.data.total > 0 && (
          <div aria-busy={rows.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
            <DataTable caption={text(words.title)} columns={columns} rows={rows.data.list} rowId={({ id }) => id} />
            <Pagination {...rows.data} />
          </div>
        )}
      </Card>
    </>
  )
}

// A name of one endless word breaks where it must, and does not push the other columns out of the card.
const name = 'inline-block max-w-64 wrap-anywhere'

function useColumns(): Column<Row>[] {
  const { text, dateInTable, time, digits } = useLanguage()
  const nameOf = (code: string) => {
    const [kind = '', number] = code.split(':')
    const subject = subjects[kind]
    // An application is called by its number in every language; a row of ours is only counted.
    return subject ? text(subject, { n: digits(number ?? ''), id: number ?? '' }) : code
  }
  return [
    { id: 'at', header: text(words.time), cell: ({ at }) => `${dateInTable(at)}, ${time(at)}` },
    {
      id: 'person',
      header: text(words.person),
      cell: ({ actor, actorName, actorNameBng }) => (
        <span className={name}>{actorName ? <PersonName name={actorName} nameBng={actorNameBng} /> : nameOf(actor)}</span>
      ),
    },
    { id: 'event', header: text(words.event), cell: ({ event }) => text(nameOfEvent(event)) },
    {
      id: 'subject',
      header: text(words.subject),
      cell: ({ subject }) => <span className={classes(name, 'text-muted')}>{nameOf(subject)}</span>,
    },
  ]
}
