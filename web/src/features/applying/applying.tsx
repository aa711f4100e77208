import type { ReactNode } from 'react'
import { screenOfService } from '../../../../domain/src/access/service-screen.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { ApplicationView } from './application-view.tsx'
import { ServiceHome } from './service-home.tsx'
import { useViewArrival } from './use-view-arrival.ts'

/** The applicant's side of any service: `?application=` opens one, `&step=` a step of it. `aside` is what only this service has. */
export function Applying({ service, aside }: { service: string; aside?: ReactNode }) {
  const text = useText()
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  useViewArrival()
  return (
    <>
      <PageTitle>{text(screenOfService(service).title)}</PageTitle>
      {applicationNo ? (
        <ApplicationView key={applicationNo} applicationNo={applicationNo} />
      ) : (
        <ServiceHome service={service} aside={aside} />
      )}
    </>
  )
}
