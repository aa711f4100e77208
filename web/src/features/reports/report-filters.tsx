import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { dhakaDay, isDay } from '../../../../domain/src/language/dates.ts'
import { filterNames } from '../../../../domain/src/reports/filter-names.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ComboBox } from '../../ui/combo-box.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Select } from '../../ui/select.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import type { Narrowing } from './asked.ts'
import { daysIn, periodOfDays } from './period-days.ts'
import type { Catalogue, CatalogueReport } from './report-calls.ts'
import { isChoice, useChoices, type ChoiceName } from './use-choices.ts'
import { words } from './words.ts'

type Props = {
  report: CatalogueReport
  modules: Catalogue['modules']
  narrowing: Narrowing
  onShow(narrowing: Narrowing): void
  /** Where nothing is chosen; left out when nothing is. */
  clearTo?: string
}

const labels = { ...filterNames, from: words.from, to: words.to }

/** From here on a list is searched rather than scrolled. */
const long = 12
/** What belongs to a choice falls with it. */
const follower: Partial<Record<ChoiceName, ChoiceName>> = { division: 'district', country: 'mission' }

/** Only what this report understands. It counts when it is sent: a report takes its time, and two choices would take twice as long. */
export function ReportFilters({ report, modules, narrowing, onShow, clearTo }: Props) {
  const { text, locale } = useLanguage()
  const [today] = useState(() => dhakaDay(new Date()))
  const [typed, setTyped] = useState<Narrowing>(() => ({ ...narrowing, ...daysIn(narrowing, today) }))
  const problems = useProblems(labels)
  const hasDays = report.filters.includes('period')
  const names = report.filters.filter(isChoice)
  const choices = useChoices(names, typed, modules)
  const change = (name: keyof Narrowing) => (value: string) => {
    problems.settle(name)
    const next = getOwn(follower, name)
    setTyped((before) => ({ ...before, [name]: value, ...(next && { [next]: '' }) }))
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    const { from = '', to = '', period: _, ...rest } = typed
    const isTurned = isDay(from) && isDay(to) && to < from
    if (problems.refuse(isTurned ? [{ path: 'to', code: 'rule', message: words.turned }] : [])) return
    onShow({ ...rest, ...(hasDays && periodOfDays({ from, to }, today)) })
  }
  const box = (name: keyof typeof labels) => ({
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
          {hasDays && <DateInput {...box('from')} />}
          {hasDays && <DateInput {...box('to')} />}
          {names.map((name) =>
            choices[name].length < long ? (
              <Select key={name} {...box(name)} placeholder={text(words.every)} options={choices[name]} />
            ) : (
              // A new list is a new box: what was typed into the old one belongs to another division, or another language.
              <ComboBox
                key={[name, locale, typed.division, typed.country].join(' ')}
                {...box(name)}
                placeholder={text(words.every)}
                options={choices[name]}
              />
            ),
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary" icon={<Search aria-hidden size={20} />}>
            {text(words.show)}
          </Button>
          {clearTo && (
            <ButtonLink look="quiet" to={clearTo}>
              {text(words.clear)}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  )
}
