import type { UseQueryResult } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { reportUrl, type ReportParams } from './report-params.ts'
import { ExportButtons } from './export-buttons.tsx'
import type { ReportResponse, ReportResponseColumn } from './report-endpoints.ts'
import { ReportChart } from './report-chart.tsx'
import { ReportTable } from './report-table.tsx'
import { reportMessages } from './messages.ts'
import { FilterSelect } from '#components/tables/filters.tsx'

/** Replaces the column headers where rows are cards. */
function SortSelect({ columns, sort }: { columns: readonly ReportResponseColumn[]; sort: string | undefined }) {
  const { text } = useLanguage()
  const sortable = columns.filter(({ sortYn }) => sortYn === 'Y')
  if (sortable.length === 0) return null
  const options = sortable.flatMap(({ id, label, labelBng }) => [
    { value: `-${id}`, label: text(reportMessages.largeFirst, { name: { bn: labelBng, en: label } }) },
    { value: id, label: text(reportMessages.smallFirst, { name: { bn: labelBng, en: label } }) },
  ])
  return (
    <div className="sm:hidden print:hidden">
      <FilterSelect
        id="sort"
        width="w-full"
        label={text(reportMessages.sortBy)}
        allLabel={text(reportMessages.sortNone)}
        value={sort}
        options={options}
      />
    </div>
  )
}

type Props = { screen: ReportScreen; params: ReportParams; response: UseQueryResult<ReportResponse> }

/** Shows the figures below their filters and creation time, also in print. */
export function ReportResult({ screen, params, response }: Props) {
  const { text } = useLanguage()
  const { data, error, isPending, isPlaceholderData, refetch } = response
  useLastPage(params.page, isPlaceholderData ? undefined : data?.lastPage)
  const clear = (
    <ButtonLink variant="secondary" to={reportUrl(screen, params.code, {})}>
      {text(reportMessages.clear)}
    </ButtonLink>
  )
  const isFiltered = Object.keys(params.filters).length > 0
  return (
    <Card className="grid min-w-0 grid-cols-1 gap-5 print:border-0 print:p-0">
      {isPending && <SkeletonLines lines={8} />}
      {error && (
        <div className="grid gap-3">
          <LoadFailed problem={error} onRetry={() => void refetch()} />
          {isFiltered && <div>{clear}</div>}
        </div>
      )}
      {data && !error && (
        <div aria-busy={isPlaceholderData} className="grid min-w-0 grid-cols-1 gap-5 aria-busy:opacity-60">
          <AppliedFilters response={data} />
          {data.total === 0 ? (
            <NothingFound response={data} isFiltered={isFiltered} clear={clear} />
          ) : (
            <Figures screen={screen} params={params} response={data} />
          )}
        </div>
      )}
    </Card>
  )
}

function Figures({
  screen,
  params,
  response,
}: {
  screen: ReportScreen
  params: ReportParams
  response: ReportResponse
}) {
  const { text } = useLanguage()
  const actions = useActions(getScreen(screen).path)
  const sort = params.sort ?? (response.sort || undefined)
  const formats = [
    ...(actions.has('export') ? (['xlsx', 'csv'] as const) : []),
    ...(actions.has('print') ? (['pdf'] as const) : []),
  ]
  return (
    <>
      <ReportChart response={response} />
      <ExportButtons screen={screen} params={params} total={response.total} formats={formats} />
      <SortSelect columns={response.columns} sort={sort} />
      <ReportTable caption={text({ bn: response.titleBng, en: response.title })} response={response} sort={sort} />
      {response.lastPage > 1 && <Pagination {...response} />}
    </>
  )
}

/** Suggests what to change when nothing was found; an empty report about the present is fine. */
function NothingFound({
  response,
  isFiltered,
  clear,
}: {
  response: ReportResponse
  isFiltered: boolean
  clear: ReactNode
}) {
  const { text } = useLanguage()
  const hasDays = response.filters.some(({ id }) => id === 'period')
  const isEmptyByNature = !hasDays && !isFiltered
  return (
    <EmptyState
      icon={<ChartNoAxesColumn aria-hidden size={28} />}
      title={text(isEmptyByNature ? reportMessages.nothingNow : reportMessages.nothing)}
      {...(isFiltered && { action: clear })}
    >
      {text(
        isEmptyByNature
          ? reportMessages.nothingNowText
          : hasDays
            ? reportMessages.moreDays
            : reportMessages.fewerChoices,
      )}
    </EmptyState>
  )
}

function AppliedFilters({ response: { filters, generatedAt } }: { response: ReportResponse }) {
  const { text, date, time } = useLanguage()
  return (
    <header className="grid gap-1">
      <dl aria-label={text(reportMessages.shownWith)} className="flex flex-wrap gap-x-5 gap-y-1">
        {filters.map(({ id, label, labelBng, value, valueBng }) => (
          <div key={id} className="flex flex-wrap gap-x-1.5">
            <dt className="text-muted">{text({ bn: labelBng, en: label })}:</dt>
            <dd className="font-semibold">{text({ bn: valueBng, en: value })}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {text(reportMessages.generated, { date: date(generatedAt), time: time(generatedAt) })}
      </p>
    </header>
  )
}

/** An outdated link or a typed number may exceed the last page: falls back to it. */
function useLastPage(page: number, lastPage: number | undefined) {
  const [, setQuery] = useSearchParams()
  const last = Math.max(1, lastPage ?? page)
  useEffect(() => {
    if (page > last) setQuery((now) => (now.set('page', String(last)), now), { replace: true })
  }, [page, last, setQuery])
}
