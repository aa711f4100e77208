import { Banknote } from 'lucide-react'
import { batchStates } from '@wewb/domain/payments/payment-contracts'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { rowLinkClasses } from '#components/tables/dense-table.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { FilterSelect, FilterSearch } from '#components/tables/filters.tsx'
import { useListKeyboardNavigation } from '#components/tables/use-list-keyboard-navigation.ts'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { batchUrl } from '#payments/batch/batch-url.ts'
import { paymentMessages as shared } from '#payments/messages.ts'
import { BatchStateBadge } from './state-badges.tsx'
import { useBatches, type BatchRow } from './use-batches.ts'
import { batchStateMessages, batchListMessages } from './messages.ts'

/** Lists all batches, newest first, with their state and progress. */
export function BatchList() {
  const { text } = useLanguage()
  const { filters, batches, size } = useBatches()
  const columns = useColumns()
  useListKeyboardNavigation()
  const isFiltered = [filters.search, filters.state, filters.module].some(Boolean)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <FilterSearch
          key={filters.search}
          search={filters.search ?? ''}
          label={text(batchListMessages.searchLabel)}
          submitLabel={text(shared.find)}
          width="lg:w-96"
        />
        <FilterSelect
          id="state"
          label={text(shared.state)}
          allLabel={text(shared.anyState)}
          value={filters.state}
          options={batchStates.map((value) => ({ value, label: text(batchStateMessages[value]) }))}
          width="w-full sm:w-56"
        />
        <FilterSelect
          id="module"
          label={text(shared.service)}
          allLabel={text(shared.anyService)}
          value={filters.module}
          options={serviceModules.map(({ code, name }) => ({ value: code, label: text(name) }))}
          width="w-full sm:w-56"
        />
      </div>
      <PagedResults
        query={batches}
        size={size}
        empty={
          <EmptyState
            icon={<Banknote aria-hidden size={28} />}
            title={text(isFiltered ? batchListMessages.nothingFound : batchListMessages.nothing)}
          >
            {!isFiltered && text(batchListMessages.nothingText)}
          </EmptyState>
        }
      >
        {(page) => (
          <DataTable
            caption={text(batchListMessages.title)}
            columns={columns}
            rows={page.list}
            rowId={({ batchNo }) => batchNo}
          />
        )}
      </PagedResults>
    </Card>
  )
}

function useColumns(): Column<BatchRow>[] {
  const { text, number, digits, dateInTable } = useLanguage()
  return [
    {
      id: 'batch',
      header: text(batchListMessages.batch),
      cell: ({ batchNo, madeAt, maker }) => (
        <>
          <Link to={batchUrl(batchNo)} data-file={batchNo} className={rowLinkClasses}>
            {batchNo}
          </Link>
          <span className="block text-sm text-muted">
            {text(batchListMessages.madeBy, {
              date: dateInTable(madeAt),
              name: { bn: maker.nameBng ?? maker.name, en: maker.name },
            })}
          </span>
        </>
      ),
    },
    {
      id: 'service',
      header: text(shared.service),
      cell: ({ moduleName, moduleNameBng, fiscalYear }) => (
        <>
          {text({ bn: moduleNameBng, en: moduleName })}
          <span className="block text-sm text-muted tabular-nums">{digits(fiscalYear)}</span>
        </>
      ),
    },
    { id: 'state', header: text(shared.state), cell: (batch) => <StateNow batch={batch} /> },
    { id: 'files', header: text(shared.files), isNumeric: true, cell: ({ count }) => number(count) },
    {
      id: 'total',
      header: text(shared.amount),
      isNumeric: true,
      cell: ({ total }) => <strong className="whitespace-nowrap">{number(total)}</strong>,
    },
    {
      id: 'sums',
      header: text(batchListMessages.sums),
      isNumeric: true,
      cell: ({ state, paid, failed, open }) =>
        state === 'MADE' || state === 'CANCELLED' ? (
          '–'
        ) : (
          <span className="grid whitespace-nowrap">
            <span>{text(batchListMessages.paid, { sum: number(paid.amount) })}</span>
            {failed.count > 0 && <span>{text(batchListMessages.failed, { sum: number(failed.amount) })}</span>}
            {open.count > 0 && <span>{text(batchListMessages.open, { sum: number(open.amount) })}</span>}
          </span>
        ),
    },
  ]
}

function StateNow({ batch: { state, progress } }: { batch: BatchRow }) {
  const { text, number } = useLanguage()
  return (
    <span className="flex flex-col items-start gap-0.5">
      <BatchStateBadge state={state} />
      {progress.doing && (
        <span className="text-sm font-semibold text-in-process tabular-nums">
          {text(batchListMessages.working, { done: number(progress.done), total: number(progress.total) })}
        </span>
      )}
    </span>
  )
}
