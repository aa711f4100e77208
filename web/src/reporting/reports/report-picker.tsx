import { FileSearch } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { TextInput } from '#components/inputs/text-input.tsx'
import { filterReports, groupReports, type ReportListItem } from './filter-reports.ts'
import { reportMessages } from './messages.ts'

/**
 * Lists all reports with the question they answer. Arrow keys move through the list; Enter in the input opens the first
 * match.
 */
export function ReportPicker({ reports }: { reports: readonly ReportListItem[] }) {
  const { text, number } = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const listRef = useRef<HTMLDivElement>(null)
  const found = filterReports(reports, typed)
  const groups = groupReports(found)
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    const [first] = groups.flatMap((group) => group.reports)
    if (first) navigate(`?code=${first.code}`)
  }
  useArrows(listRef)
  return (
    <div ref={listRef} className="grid gap-4">
      <search>
        <form onSubmit={openFirst} className="max-w-xl">
          <TextInput
            id="report-search"
            type="search"
            label={text(reportMessages.search)}
            hint={text(reportMessages.searchHint)}
            isOptional="unmarked"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </form>
        <p aria-live="polite" className="mt-1 text-sm text-muted">
          {text(reportMessages.found, { n: number(found.length) })}
        </p>
      </search>
      {found.length === 0 && (
        <Card>
          <EmptyState icon={<FileSearch aria-hidden size={28} />} title={text(reportMessages.noneFound)}>
            {text(reportMessages.noneFoundText)}
          </EmptyState>
        </Card>
      )}
      {groups.map(({ group, reports: groupReports }) => (
        <section key={group.en} className="grid gap-2">
          <h2 className="text-lg font-bold">{text(group)}</h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {groupReports.map((report) => (
              <li key={report.code}>
                <ReportLink {...report} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Moves with the arrow keys from the input through all links of the list, across groups. */
function useArrows(listRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const all = listRef.current
    const move = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (!step || !all) return
      event.preventDefault()
      const stops = [...all.querySelectorAll<HTMLElement>('input, a')]
      stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus()
    }
    all?.addEventListener('keydown', move)
    return () => all?.removeEventListener('keydown', move)
  }, [listRef])
}

function ReportLink({ code, title, about }: ReportListItem) {
  const { text } = useLanguage()
  return (
    <Link
      to={`?code=${code}`}
      className={classes(
        'grid h-full content-start gap-1 px-4 py-3 no-underline',
        'rounded-card border border-line bg-card hover:border-brand hover:bg-brand-soft',
        focusRing,
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold text-brand">{text(title)}</span>
        <span lang="en" className="shrink-0 text-sm text-muted tabular-nums">
          {code}
        </span>
      </span>
      <span className="text-sm text-ink">{text(about)}</span>
    </Link>
  )
}
