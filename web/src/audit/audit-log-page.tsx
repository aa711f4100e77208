import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { listAudit } from '@wewb/domain/administration/portal-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { useColumns } from './columns.tsx'
import { ExportRows } from './export-rows.tsx'
import { toQueryParams, useAuditFilters } from './use-audit-filters.ts'
import { VerifyChain } from './verify-chain.tsx'
import { auditMessages } from './messages.ts'

// Lazy, because the calendar of its date inputs outweighs everything else.
const AuditFilters = lazy(async () => ({ default: (await import('./audit-filters.tsx')).AuditFilters }))

/** The audit log: search, view, export and verify. */
export function AuditLogPage() {
  const text = useText()
  const columns = useColumns()
  const { filters, page, isFiltered, find, setQuery } = useAuditFilters()
  const problems = useProblems({ from: auditMessages.from, to: auditMessages.to })
  const mayExport = useActions('/audit-log').has('export')
  const rows = useQuery({
    queryKey: ['audit', page, filters],
    queryFn: async () => (await sendRequest(listAudit, { query: { page, ...toQueryParams(filters) } })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // An outdated link or a typed number may exceed the last page: falls back to it.
  const lastPage = rows.data && !rows.isPlaceholderData ? Math.max(1, rows.data.lastPage) : page
  useEffect(() => {
    if (page <= lastPage) return
    setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [page, lastPage, setQuery])
  const search = (newFilters: Parameters<typeof find>[0]) => {
    problems.clear()
    const isReversed = newFilters.from && newFilters.to && newFilters.to < newFilters.from
    if (!problems.showIssues(isReversed ? [{ path: 'to', code: 'rule', message: auditMessages.turned }] : []))
      find(newFilters)
  }
  return (
    <>
      <PageTitle intro={text(auditMessages.intro)}>{text(auditMessages.title)}</PageTitle>
      <VerifyChain />
      <Card className="flex flex-col gap-5">
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <AuditFilters
            key={JSON.stringify(filters)}
            filters={filters}
            isFiltered={isFiltered}
            problems={problems}
            onSearch={search}
          />
        </Suspense>
        {problems.alert && <Alert kind="danger" title={problems.alert} />}
        {rows.isPending && <SkeletonLines lines={8} />}
        {rows.error && <LoadFailed problem={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.data?.total === 0 && (
          <EmptyState icon={<ScrollText aria-hidden size={28} />} title={text(auditMessages.nothing)}>
            {text(auditMessages.nothingText)}
          </EmptyState>
        )}
        {rows.data && rows.data.total > 0 && (
          <div aria-busy={rows.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
            {mayExport && <ExportRows filters={filters} total={rows.data.total} onFailed={problems.showProblem} />}
            <DataTable
              caption={text(auditMessages.title)}
              columns={columns}
              rows={rows.data.list}
              rowId={({ id }) => id}
            />
            <Pagination {...rows.data} />
          </div>
        )}
      </Card>
    </>
  )
}
