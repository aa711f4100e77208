import { ArrowRight } from 'lucide-react'
import { screenAt } from '../../../../domain/src/access/screens.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useServices, type OpenService } from '../../forms/use-my-applications.ts'
import { useText } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

/** What can be applied for today, and until when. */
export function OpenServices() {
  const text = useText()
  const { data, error, refetch } = useServices()
  const open = data?.filter(({ openYn, path }) => openYn === 'Y' && screenAt(path)?.built)
  return (
    <Card title={text(words.servicesOpen)}>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!error && !open && <SkeletonLines lines={3} />}
      {open?.length === 0 && <p className="text-muted">{text(words.noServicesOpen)}</p>}
      {open && open.length > 0 && (
        <ul className="grid gap-3">
          {open.map((service) => (
            <Row key={service.service} service={service} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ service: { service, title, titleBng, summary, summaryBng, closesOn } }: { service: OpenService }) {
  const text = useText()
  const name = text({ bn: titleBng, en: title })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control border border-line p-4">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-muted">{text({ bn: summaryBng, en: summary })}</p>
        <p className="text-sm">{closesOn ? <Deadline sentence={words.closesOn} day={closesOn} /> : text(words.openAllYear)}</p>
      </div>
      <ButtonLink to={addressOfService(service)} look="secondary" icon={<ArrowRight aria-hidden size={20} />}>
        {text(words.openService)}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </li>
  )
}
