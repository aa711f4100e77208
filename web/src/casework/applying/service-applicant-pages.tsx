import { Suspense, type ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from '#form-engine/applications/application.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { lazy } from '#lib/lazy/lazy.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonPage } from '#components/feedback/skeleton.tsx'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { ApplicationView } from './application-view.tsx'
import type { ServiceHomeProps } from './service-home.tsx'
import { titleOfService } from './title-of-service.ts'

// Lazy, because a visit to a step does not need the other pages.
const ServiceHome = lazy(async () => (await import('./service-home.tsx')).ServiceHome, SkeletonPage)

type Props = ServiceHomeProps & {
  /** Title for screens with several services. */
  title?: Bilingual
  /** Content specific to the service on a submitted application. */
  about?(application: Application): ReactNode
}

/** The applicant's pages of any service: `?application=` opens one, `&step=` a step of it. */
export function ServiceApplicantPages({ service, title = titleOfService(service), about, ...home }: Props) {
  const text = useText()
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  useFocusOnViewChange()
  return (
    <>
      <PageTitle>{text(title)}</PageTitle>
      <Suspense fallback={<SkeletonPage />}>
        {applicationNo ? (
          <ApplicationView
            key={applicationNo}
            applicationNo={applicationNo}
            service={service}
            {...(about && { about })}
          />
        ) : (
          <ServiceHome service={service} {...home} />
        )}
      </Suspense>
    </>
  )
}
