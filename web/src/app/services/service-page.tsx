import { Suspense, type ReactNode } from 'react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { read } from '../../api-client/session.ts'
import type { Application } from '../../forms/application.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { later } from '../../ui/later.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'

// Nobody needs both: an applicant never loads the desk, an officer the applicant's side only to fill in for somebody.
const Applying = later(async () => (await import('../../features/applying/applying.tsx')).Applying, PageSkeleton)
const ServiceDesk = later(async () => (await import('../../features/desk/service-desk.tsx')).ServiceDesk, PageSkeleton)

type Props = {
  service: string
  /** Its own, where its screen has many services. */
  title?: Bilingual
  /** Beside the circulars and the person's own applications. */
  aside?: ReactNode
  /** Above the officer's queue. */
  tabs?: ReactNode
  /** On the page of a file. */
  about?: (file: Application) => ReactNode
  /** On the applicant's page of a submitted file. */
  aboutOwn?: (file: Application) => ReactNode
}

/** One path, two sides: those who apply and those who decide. */
export function ServicePage({ service, title, aside, tabs, about, aboutOwn }: Props) {
  const [query] = useSearchParams()
  const isStaff = read('user')?.user_type !== 'APPLICANT'
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isStaff && !query.has('fill') ? (
        <ServiceDesk service={service} tabs={tabs} {...(about ? { about } : {})} />
      ) : (
        <Applying service={service} aside={aside} {...(title && { title })} {...(aboutOwn ? { about: aboutOwn } : {})} />
      )}
    </Suspense>
  )
}
