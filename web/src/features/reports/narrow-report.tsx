import { lazy, Suspense, useState } from 'react'
import { periodNames, periods } from '../../../../domain/src/reports/periods.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Card } from '../../ui/card.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { addressOf, withPeriod, type Asked } from './asked.ts'
import { periodIn } from './period-days.ts'
import type { Catalogue, CatalogueReport } from './report-calls.ts'
import { SavedFilters } from './saved-filters.tsx'
import { words } from './words.ts'

// The calendar of its dates weighs more than all the rest: the figures do not wait for it.
const ReportFilters = lazy(async () => ({ default: (await import('./report-filters.tsx')).ReportFilters }))

type Props = { screen: ReportScreen; report: CatalogueReport; modules: Catalogue['modules']; asked: Asked }

/** What is counted: a period with one press, the rest in a form, and what one has kept. */
export function NarrowReport({ screen, report, modules, asked }: Props) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const { code, narrowing } = asked
  // On a phone the figures come first; there the form waits behind its heading.
  const [isOpen] = useState(() => window.matchMedia('(min-width: 768px)').matches)
  const chosen = Object.keys(narrowing).length
  return (
    <Card className="grid gap-4 print:hidden">
      {report.filters.includes('period') && <Periods screen={screen} asked={asked} />}
      <details open={isOpen} className="group">
        <summary className={classes('w-fit cursor-pointer rounded-control py-2.5 font-semibold', focusRing)}>
          {text(words.filters)}
          {chosen > 0 && <span className="font-normal text-muted"> ({text(words.chosen, { n: chosen })})</span>}
        </summary>
        <div className="pt-2">
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <ReportFilters
              key={JSON.stringify(narrowing)}
              report={report}
              modules={modules}
              narrowing={narrowing}
              {...(chosen > 0 && { clearTo: addressOf(screen, code, {}) })}
              onShow={(next) => navigate(addressOf(screen, code, next))}
            />
          </Suspense>
        </div>
      </details>
      <SavedFilters screen={screen} asked={asked} />
    </Card>
  )
}

/** Links, not buttons: each has an address, and the other choices stay. */
function Periods({ screen, asked: { code, narrowing } }: Pick<Props, 'screen' | 'asked'>) {
  const { text } = useLanguage()
  const present = periodIn(narrowing)
  return (
    <nav aria-label={text(words.quick)}>
      <ul className="flex flex-wrap gap-2">
        {periods.map((period) => (
          <li key={period}>
            <Link
              to={addressOf(screen, code, withPeriod(narrowing, period))}
              aria-current={present === period ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold no-underline',
                focusRing,
                present === period ? 'border-brand bg-brand text-card' : 'border-line bg-card text-brand hover:bg-brand-soft',
              )}
            >
              {text(periodNames[period])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
