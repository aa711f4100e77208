import { lazy, Suspense, useState } from 'react'
import { periodNames, periods } from '@wewb/domain/reporting/periods'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { reportUrl, withPeriod, type ReportParams } from './report-params.ts'
import { findPeriod } from './report-period.ts'
import type { ReportCatalogue, CatalogueReport } from './report-endpoints.ts'
import { SavedFilters } from './saved-filters.tsx'
import { reportMessages } from './messages.ts'

// Lazy, because the calendar of its date inputs outweighs everything else.
const ReportFilters = lazy(async () => ({ default: (await import('./report-filters.tsx')).ReportFilters }))

type Props = {
  screen: ReportScreen
  report: CatalogueReport
  modules: ReportCatalogue['modules']
  params: ReportParams
}

/** Filters of a report: periods as links, the others in a form, and saved filters. */
export function ReportFilterPanel({ screen, report, modules, params }: Props) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const { code, filters } = params
  // On a phone the form is collapsed, so that the figures come first.
  const [isOpen] = useState(() => window.matchMedia('(min-width: 768px)').matches)
  const chosen = Object.keys(filters).length
  return (
    <Card className="grid gap-4 print:hidden">
      {report.filters.includes('period') && <Periods screen={screen} report={report} params={params} />}
      <details open={isOpen} className="group">
        <summary className={classes('w-fit cursor-pointer rounded-control py-2.5 font-semibold', focusRing)}>
          {text(reportMessages.filters)}
          {chosen > 0 && (
            <span className="font-normal text-muted"> ({text(reportMessages.chosen, { n: chosen })})</span>
          )}
        </summary>
        <div className="pt-2">
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <ReportFilters
              key={JSON.stringify(filters)}
              report={report}
              modules={modules}
              filters={filters}
              {...(chosen > 0 && { clearUrl: reportUrl(screen, code, {}) })}
              onApply={(next) => navigate(reportUrl(screen, code, next))}
            />
          </Suspense>
        </div>
      </details>
      <SavedFilters screen={screen} params={params} />
    </Card>
  )
}

/** Links instead of buttons: each has a URL, and the other filters stay. */
function Periods({ screen, report, params: { code, filters } }: Pick<Props, 'screen' | 'report' | 'params'>) {
  const { text } = useLanguage()
  const currentPeriod = findPeriod(filters, report.openPeriodYn === 'Y')
  return (
    <nav aria-label={text(reportMessages.quick)}>
      <ul className="flex flex-wrap gap-2">
        {periods.map((period) => (
          <li key={period}>
            <Link
              to={reportUrl(screen, code, withPeriod(filters, period))}
              aria-current={currentPeriod === period ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold no-underline',
                focusRing,
                currentPeriod === period
                  ? 'border-brand bg-brand text-card'
                  : 'border-line bg-card text-brand hover:bg-brand-soft',
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
