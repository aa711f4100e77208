import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { listAudit } from '../../../../domain/src/contracts/portal.ts'
import { call } from '../../api-client/call.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { useColumns } from './columns.tsx'
import { ExportRows } from './export-rows.tsx'
import { asking, useAsked } from './use-asked.ts'
import { VerifyChain } from './verify-chain.tsx'
import { words } from './words.ts'

// The calendar of its dates weighs more than all the rest: the list does not wait for it.
const AuditFilters = lazy(async () => ({ default: (await import('./audit-filters.tsx')).AuditFilters }))

/** Who did what and when: searched, read, taken along, proved. */
export function AuditLogPage() {
  const text = useText()
  const columns = useColumns()
  const { filters, page, isNarrowed, find, setQuery } = useAsked()
  const problems = useProblems({ from: words.from, to: words.to })
  const mayExport = useActions('/audit-log').has('export')
  const rows = useQuery({
    queryKey: ['audit', page, filters],
    queryFn: async () => (await call(listAudit, { query: { page, ...asking(filters) } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // A link kept from longer days, or a typed number: the last page is the nearest there is.
  const lastPage = rows.data && !rows.isPlaceholderData ? Math.max(1, rows.data.lastPage) : page
  useEffect(() => {
    if (page <= lastPage) return
    setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
  const search = (wanted: Parameters<typeof find>[0]) => {
    problems.clear()
    const isTurned = wanted.from && wanted.to && wanted.to < wanted.from
    if (!problems.refuse(isTurned ? [{ path: 'to', code: 'rule', message: words.turned }] : [])) find(wanted)
  }
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      <VerifyChain />
      <Card className="flex flex-col gap-5">
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <AuditFilters key={JSON.stringify(filters)} filters={filters} isNarrowed={isNarrowed} problems={problems} onFind={search} />
        </Suspense>
        {problems.alert && <Alert kind="danger" title={problems.alert} />}
        {rows.isPending && <SkeletonLines lines={8} />}
        {rows.error && <LoadFailed problem={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.data?.total === 0 && (
          <EmptyState icon={<ScrollText aria-hidden size={28} />} title={text(words.nothing)}>
            {text(words.nothingText)}
          </EmptyState>
        )}
        {rows.data && rows.data.total > 0 && (
          <div aria-busy={rows.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
            {mayExport && <ExportRows filters={filters} total={rows.data.total} onFailed={problems.failed} />}
            <DataTable caption={text(words.title)} columns={columns} rows={rows.data.list} rowId={({ id }) => id} />
            <Pagination {...rows.data} />
          </div>
        )}
      </Card>
    </>
  )
}
