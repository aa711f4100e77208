import { FileSearch } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { findReports, inGroups, type ListedReport } from './find-reports.ts'
import { words } from './words.ts'

/** Every report with the question it answers. The arrows go through the list; Enter in the box takes the first that was found. */
export function ChooseReport({ reports }: { reports: readonly ListedReport[] }) {
  const { text, number } = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const found = findReports(reports, typed)
  const groups = inGroups(found)
  const takeFirst = (event: FormEvent) => {
    event.preventDefault()
    const [first] = groups.flatMap((group) => group.reports)
    if (first) navigate(`?code=${first.code}`)
  }
  useArrows(place)
  return (
    <div ref={place} className="grid gap-4">
      <search>
        <form onSubmit={takeFirst} className="max-w-xl">
          <TextInput
            id="report-search"
            type="search"
            label={text(words.search)}
            hint={text(words.searchHint)}
            isOptional="unmarked"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </form>
        <p aria-live="polite" className="mt-1 text-sm text-muted">
          {text(words.found, { n: number(found.length) })}
        </p>
      </search>
      {found.length === 0 && (
        <Card>
          <EmptyState icon={<FileSearch aria-hidden size={28} />} title={text(words.noneFound)}>
            {text(words.noneFoundText)}
          </EmptyState>
        </Card>
      )}
      {groups.map(({ group, reports: own }) => (
        <section key={group.en} className="grid gap-2">
          <h2 className="text-lg font-bold">{text(group)}</h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {own.map((report) => (
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

/** Up and down from the box through every link of the list, whatever group it stands in. */
function useArrows(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const all = place.current
    const move = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (!step || !all) return
      event.preventDefault()
      const stops = [...all.querySelectorAll<HTMLElement>('input, a')]
      stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus()
    }
    all?.addEventListener('keydown', move)
    return () => all?.removeEventListener('keydown', move)
  }, [place])
}

function ReportLink({ code, title, about }: ListedReport) {
  const { text } = useLanguage()
  return (
    <Link
      to={`?code=${code}`}
      className={classes(
        'grid h-full content-start gap-1 rounded-card border border-line bg-card px-4 py-3 no-underline hover:border-brand hover:bg-brand-soft',
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
