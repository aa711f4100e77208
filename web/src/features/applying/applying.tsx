import { Suspense, type ReactNode } from 'react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Application } from '../../forms/application.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { later } from '../../ui/later.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonPage } from '../../ui/skeleton.tsx'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { ApplicationView } from './application-view.tsx'
import type { ServiceHomeProps } from './service-home.tsx'
import { titleOfService } from './title-of-service.ts'

// Whoever comes to a step is there to write: what shows other pages of the service comes with those.
const ServiceHome = later(async () => (await import('./service-home.tsx')).ServiceHome, SkeletonPage)

type Props = ServiceHomeProps & {
  /** Where the screen has more services than it has names for. */
  title?: Bilingual
  /** What only this service has to say of a submitted application. */
  about?(application: Application): ReactNode
}

/** The applicant's side of any service: `?application=` opens one, `&step=` a step of it. */
export function Applying({ service, title = titleOfService(service), about, ...home }: Props) {
  const text = useText()
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  useViewArrival()
  return (
    <>
      <PageTitle>{text(title)}</PageTitle>
      <Suspense fallback={<SkeletonPage />}>
        {applicationNo ? (
          <ApplicationView key={applicationNo} applicationNo={applicationNo} service={service} {...(about && { about })} />
        ) : (
          <ServiceHome service={service} {...home} />
        )}
      </Suspense>
    </>
  )
}
