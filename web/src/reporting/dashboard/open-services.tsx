import { ChevronRight } from 'lucide-react'
import { findScreenByPath } from '@wewb/domain/access/screens'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useServices, type OpenService } from '#form-engine/applications/use-my-applications.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { Card } from '#components/layout/card.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { dashboardMessages } from './messages.ts'

const atFirst = 4

/** Lists the open services, those closing soon first; the rest is collapsed. */
export function OpenServices() {
  const text = useText()
  const { data, error, refetch } = useServices()
  const open = data
    ?.filter(({ openYn, path }) => openYn === 'Y' && findScreenByPath(path)?.built)
    .toSorted((a, b) => (a.closesOn ?? '9').localeCompare(b.closesOn ?? '9'))
  return (
    <Card title={text(dashboardMessages.servicesOpen)}>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!error && !open && <SkeletonLines lines={3} />}
      {open?.length === 0 && <p className="text-muted">{text(dashboardMessages.noServicesOpen)}</p>}
      {open && open.length > 0 && <Rows services={open.slice(0, atFirst)} />}
      {open && open.length > atFirst && (
        <details className="border-t border-line">
          <summary
            className={classes('min-h-11 cursor-pointer rounded-control py-2.5 font-semibold text-brand', focusRing)}
          >
            {text(dashboardMessages.moreServices, { n: open.length - atFirst })}
          </summary>
          <Rows services={open.slice(atFirst)} />
        </details>
      )}
    </Card>
  )
}

const Rows = ({ services }: { services: readonly OpenService[] }) => (
  <ul className="grid divide-y divide-line">
    {services.map((service) => (
      <Row key={service.service} service={service} />
    ))}
  </ul>
)

function Row({ service: { service, title, titleBng, summary, summaryBng, closesOn } }: { service: OpenService }) {
  const text = useText()
  return (
    <li>
      <Link
        to={buildServiceUrl(service)}
        className={classes(
          'flex min-h-12 items-center gap-3 rounded-control py-2 text-ink no-underline hover:bg-brand-soft',
          focusRing,
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="font-semibold text-brand">{text({ bn: titleBng, en: title })}</span>{' '}
          <span className="hidden text-muted sm:block">{text({ bn: summaryBng, en: summary })}</span>{' '}
          <span className="block text-sm">
            {closesOn ? (
              <Deadline sentence={dashboardMessages.closesOn} day={closesOn} />
            ) : (
              text(dashboardMessages.openAllYear)
            )}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-brand" />
      </Link>
    </li>
  )
}
