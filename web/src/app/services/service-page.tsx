import { Suspense, type ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { readSession } from '#lib/api-client/session-storage.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { lazy } from '#lib/lazy/lazy.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'

// Lazy, because an applicant never needs the desk, and an officer the applicant's pages only to apply on behalf.
const Applying = lazy(
  async () => (await import('#casework/applying/service-applicant-pages.tsx')).ServiceApplicantPages,
  PageSkeleton,
)
const ServiceDesk = lazy(async () => (await import('#casework/desk/service-desk.tsx')).ServiceDesk, PageSkeleton)

type Props = {
  service: string
  /** Title of the service, where its screen has many services. */
  title?: Bilingual
  /** Rendered beside the circulars and the applicant's applications. */
  aside?: ReactNode
  /** Rendered above the officer's queue. */
  tabs?: ReactNode
  /** Rendered on the officer's page of an application. */
  about?: (application: Application) => ReactNode
  /** Rendered on the applicant's page of a submitted application. */
  renderApplicantPanel?: (application: Application) => ReactNode
}

/** Renders the applicant's pages or the desk of a service, by user type. */
export function ServicePage({ service, title, aside, tabs, about, renderApplicantPanel }: Props) {
  const [query] = useSearchParams()
  const isStaff = readSession('user')?.user_type !== 'APPLICANT'
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isStaff && !query.has('fill') ? (
        <ServiceDesk service={service} tabs={tabs} {...(about ? { about } : {})} />
      ) : (
        <Applying
          service={service}
          aside={aside}
          {...(title && { title })}
          {...(renderApplicantPanel ? { about: renderApplicantPanel } : {})}
        />
      )}
    </Suspense>
  )
}
