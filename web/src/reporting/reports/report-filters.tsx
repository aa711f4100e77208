import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import { filterNames } from '@wewb/domain/reporting/filter-names'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { ComboBox } from '#components/inputs/combo-box.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { Select } from '#components/inputs/select.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import type { ReportFilterValues } from './report-params.ts'
import { toDateRange, toPeriodFilters } from './report-period.ts'
import type { ReportCatalogue, CatalogueReport } from './report-endpoints.ts'
import { isOptionFilter, useFilterOptions, type OptionFilterName } from './use-filter-options.ts'
import { reportMessages } from './messages.ts'

type Props = {
  report: CatalogueReport
  modules: ReportCatalogue['modules']
  filters: ReportFilterValues
  onApply(filters: ReportFilterValues): void
  /** URL without filters; missing when none apply. */
  clearUrl?: string
}

const labels = { ...filterNames, from: reportMessages.from, to: reportMessages.to }

/** A list with at least this many options is searched rather than scrolled. */
const long = 12
/** Dependent filters, which are cleared with their parent. */
const follower: Partial<Record<OptionFilterName, OptionFilterName>> = { division: 'district', country: 'mission' }

/** Filters that this report supports. They apply on submit, because a report takes time to compute. */
export function ReportFilters({ report, modules, filters, onApply, clearUrl }: Props) {
  const { text, locale } = useLanguage()
  const [today] = useState(() => toDhakaDate(new Date()))
  const [typed, setTyped] = useState<ReportFilterValues>(() => ({
    ...filters,
    ...toDateRange(filters, today, report.openPeriodYn === 'Y'),
  }))
  const problems = useProblems(labels)
  const hasDays = report.filters.includes('period')
  const names = report.filters.filter(isOptionFilter)
  const choices = useFilterOptions(names, typed, modules)
  const change = (name: keyof ReportFilterValues) => (value: string) => {
    problems.clearErrorsAt(name)
    const next = getOwn(follower, name)
    setTyped((before) => ({ ...before, [name]: value, ...(next && { [next]: '' }) }))
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    const { from = '', to = '', period: _, ...rest } = typed
    const isReversed = isIsoDate(from) && isIsoDate(to) && to < from
    if (problems.showIssues(isReversed ? [{ path: 'to', code: 'rule', message: reportMessages.turned }] : [])) return
    onApply({ ...rest, ...(hasDays && toPeriodFilters({ from, to }, today)) })
  }
  const inputProps = (name: keyof typeof labels) => ({
    id: name,
    label: text(labels[name]),
    isOptional: 'unmarked' as const,
    error: problems.errorOf(name),
    value: typed[name] ?? '',
    onChange: change(name),
  })
  return (
    <search>
      <form onSubmit={show} className="grid gap-4">
        <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {hasDays && <DateInput {...inputProps('from')} />}
          {hasDays && <DateInput {...inputProps('to')} />}
          {names.map((name) =>
            choices[name].length < long ? (
              <Select
                key={name}
                {...inputProps(name)}
                placeholder={text(reportMessages.every)}
                options={choices[name]}
              />
            ) : (
              // A new list remounts the input: its search text belongs to another parent or language.
              <ComboBox
                key={[name, locale, typed.division, typed.country].join(' ')}
                {...inputProps(name)}
                placeholder={text(reportMessages.every)}
                options={choices[name]}
              />
            ),
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" icon={<Search aria-hidden size={20} />}>
            {text(reportMessages.show)}
          </Button>
          {clearUrl && (
            <ButtonLink variant="quiet" to={clearUrl}>
              {text(reportMessages.clear)}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  )
}
