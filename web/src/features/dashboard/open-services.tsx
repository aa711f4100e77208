import { ChevronRight } from 'lucide-react'
import { screenAt } from '../../../../domain/src/access/screens.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useServices, type OpenService } from '../../forms/use-my-applications.ts'
import { useText } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { Card } from '../../ui/card.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

const atFirst = 4

/** What can be applied for today, what closes soon first; the rest behind a fold. */
export function OpenServices() {
  const text = useText()
  const { data, error, refetch } = useServices()
  const open = data
    ?.filter(({ openYn, path }) => openYn === 'Y' && screenAt(path)?.built)
    .toSorted((a, b) => (a.closesOn ?? '9').localeCompare(b.closesOn ?? '9'))
  return (
    <Card title={text(words.servicesOpen)}>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!error && !open && <SkeletonLines lines={3} />}
      {open?.length === 0 && <p className="text-muted">{text(words.noServicesOpen)}</p>}
      {open && open.length > 0 && <Rows services={open.slice(0, atFirst)} />}
      {open && open.length > atFirst && (
        <details className="border-t border-line">
          <summary className={classes('min-h-11 cursor-pointer rounded-control py-2.5 font-semibold text-brand', focusRing)}>
            {text(words.moreServices, { n: open.length - atFirst })}
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
        to={addressOfService(service)}
        className={classes('flex min-h-12 items-center gap-3 rounded-control py-2 text-ink no-underline hover:bg-brand-soft', focusRing)}
      >
        <span className="min-w-0 flex-1">
          <span className="font-semibold text-brand">{text({ bn: titleBng, en: title })}</span>{' '}
          <span className="hidden text-muted sm:block">{text({ bn: summaryBng, en: summary })}</span>{' '}
          <span className="block text-sm">
            {closesOn ? <Deadline sentence={words.closesOn} day={closesOn} /> : text(words.openAllYear)}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-brand" />
      </Link>
    </li>
  )
}
