import type { UseQueryResult } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { addressOf, type Asked } from './asked.ts'
import { ExportButtons } from './export-buttons.tsx'
import type { Answer } from './report-calls.ts'
import { ReportChart } from './report-chart.tsx'
import { ReportTable } from './report-table.tsx'
import { SortChoice } from './sort-choice.tsx'
import { words } from './words.ts'

type Props = { screen: ReportScreen; asked: Asked; answer: UseQueryResult<Answer> }

/** The figures, with what they were narrowed by and when they were made standing above them, on paper too. */
export function ReportResult({ screen, asked, answer }: Props) {
  const { text } = useLanguage()
  const { data, error, isPending, isPlaceholderData, refetch } = answer
  useLastPage(asked.page, isPlaceholderData ? undefined : data?.lastPage)
  const clear = <ButtonLink look="secondary" to={addressOf(screen, asked.code, {})}>{text(words.clear)}</ButtonLink> // prettier-ignore
  const isNarrowed = Object.keys(asked.narrowing).length > 0
  return (
    <Card className="grid min-w-0 grid-cols-1 gap-5 print:border-0 print:p-0">
      {isPending && <SkeletonLines lines={8} />}
      {error && (
        <div className="grid gap-3">
          <LoadFailed problem={error} onRetry={() => void refetch()} />
          {isNarrowed && <div>{clear}</div>}
        </div>
      )}
      {data && !error && (
        <div aria-busy={isPlaceholderData} className="grid min-w-0 grid-cols-1 gap-5 aria-busy:opacity-60">
          <InWords answer={data} />
          {data.total === 0 ? (
            <NothingFound answer={data} isNarrowed={isNarrowed} clear={clear} />
          ) : (
            <Figures screen={screen} asked={asked} answer={data} />
          )}
        </div>
      )}
    </Card>
  )
}

function Figures({ screen, asked, answer }: { screen: ReportScreen; asked: Asked; answer: Answer }) {
  const { text } = useLanguage()
  const actions = useActions(getScreen(screen).path)
  const sort = asked.sort ?? (answer.sort || undefined)
  const formats = [...(actions.has('export') ? (['xlsx', 'csv'] as const) : []), ...(actions.has('print') ? (['pdf'] as const) : [])]
  return (
    <>
      <ReportChart answer={answer} />
      <ExportButtons screen={screen} asked={asked} total={answer.total} formats={formats} />
      <SortChoice columns={answer.columns} sort={sort} />
      <ReportTable caption={text({ bn: answer.titleBng, en: answer.title })} answer={answer} sort={sort} />
      {answer.lastPage > 1 && <Pagination {...answer} />}
    </>
  )
}

/** What to change, where there is something to change: a report about the present may have nothing to say, and that is good. */
function NothingFound({ answer, isNarrowed, clear }: { answer: Answer; isNarrowed: boolean; clear: ReactNode }) {
  const { text } = useLanguage()
  const hasDays = answer.filters.some(({ id }) => id === 'period')
  const isEmptyByNature = !hasDays && !isNarrowed
  return (
    <EmptyState
      icon={<ChartNoAxesColumn aria-hidden size={28} />}
      title={text(isEmptyByNature ? words.nothingNow : words.nothing)}
      {...(isNarrowed && { action: clear })}
    >
      {text(isEmptyByNature ? words.nothingNowText : hasDays ? words.moreDays : words.fewerChoices)}
    </EmptyState>
  )
}

function InWords({ answer: { filters, generatedAt } }: { answer: Answer }) {
  const { text, date, time } = useLanguage()
  return (
    <header className="grid gap-1">
      <dl aria-label={text(words.shownWith)} className="flex flex-wrap gap-x-5 gap-y-1">
        {filters.map(({ id, label, labelBng, value, valueBng }) => (
          <div key={id} className="flex flex-wrap gap-x-1.5">
            <dt className="text-muted">{text({ bn: labelBng, en: label })}:</dt>
            <dd className="font-semibold">{text({ bn: valueBng, en: value })}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{text(words.generated, { date: date(generatedAt), time: time(generatedAt) })}</p>
    </header>
  )
}

/** A link kept from longer days, or a typed number: the last page is the nearest there is. */
function useLastPage(page: number, lastPage: number | undefined) {
  const [, setQuery] = useSearchParams()
  const last = Math.max(1, lastPage ?? page)
  useEffect(() => {
    if (page > last) setQuery((now) => (now.set('page', String(last)), now), { replace: true })
  }, [page, last, setQuery])
}
