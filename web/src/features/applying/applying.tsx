import { lazy, Suspense, type ReactNode } from 'react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { serviceModules } from '../../../../domain/src/lookups/service-modules.ts'
import { screenOfService } from '../../../../domain/src/access/service-screen.ts'
import type { Application } from '../../forms/application.ts'
import { queryOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { ApplicationView } from './application-view.tsx'
import type { ServiceHomeProps } from './service-home.tsx'

// Whoever comes to a step is there to write: what shows other pages of the service comes with those.
const ServiceHome = lazy(async () => ({ default: (await import('./service-home.tsx')).ServiceHome }))

type Props = ServiceHomeProps & {
  /** Where the screen has more services than it has names for. */
  title?: Bilingual
  /** What only this service has to say of a submitted application. */
  about?(application: Application): ReactNode
}

/** The applicant's side of any service: `?application=` opens one, `&step=` a step of it. */
export function Applying({ service, title = titleOf(service), about, ...home }: Props) {
  const text = useText()
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  useViewArrival()
  return (
    <>
      <PageTitle>{text(title)}</PageTitle>
      <Suspense fallback={<SkeletonLines lines={8} />}>
        {applicationNo ? (
          <ApplicationView key={applicationNo} applicationNo={applicationNo} service={service} {...(about && { about })} />
        ) : (
          <ServiceHome service={service} {...home} />
        )}
      </Suspense>
    </>
  )
}

/** The screen's, or its own where the service is only a guest there. */
function titleOf(service: string): Bilingual {
  const guest = queryOfService(service).service
  return serviceModules.find(({ code }) => code === guest)?.name ?? screenOfService(service).title
}
