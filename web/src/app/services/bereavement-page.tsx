import { Suspense } from 'react'
import { readSession } from '#lib/api-client/session-storage.ts'
import { useCaseQuery } from '#casework/cases/use-case-query.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { lazy } from '#lib/lazy/lazy.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'
import { renderCasePanel } from './render-case-panel.tsx'

const service = 'bereavement'

const Applying = lazy(
  async () => (await import('#casework/applying/service-applicant-pages.tsx')).ServiceApplicantPages,
  PageSkeleton,
)
const ServiceDesk = lazy(async () => (await import('#casework/desk/service-desk.tsx')).ServiceDesk, PageSkeleton)
const CasePage = lazy(async () => (await import('#casework/cases/case-page.tsx')).CasePage, PageSkeleton)

/** Lets the family report a death once; afterwards it shows the case with all applications that follow. */
export function BereavementPage() {
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  const isStaff = readSession('user')?.user_type !== 'APPLICANT'
  const isForm = query.has('step') || query.get('view') === 'file'
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isStaff && !query.has('fill') ? (
        <ServiceDesk service={service} about={renderCasePanel} />
      ) : applicationNo && !isForm ? (
        // The key remounts it after the submission, when the draft has become a case.
        <FamilyCase key={query.get('view')} applicationNo={applicationNo} isNew={query.get('view') === 'submitted'} />
      ) : (
        <Applying service={service} />
      )}
    </Suspense>
  )
}

function FamilyCase({ applicationNo, isNew }: { applicationNo: string; isNew: boolean }) {
  const [query] = useSearchParams()
  const { data: found, error } = useCaseQuery(applicationNo)
  if (!found && !error) return <PageSkeleton />
  const selected = found?.files.find((file) => file.applicationNo === applicationNo)
  // The form handles drafts and failed requests itself.
  if (!found || !selected || selected.applicationStatus === 'DRAFT') return <Applying service={service} />
  const fill = query.get('fill')
  const intake = buildServiceUrl(service, {
    application: found.caseNo ?? applicationNo,
    view: 'file',
    ...(fill && { fill }),
  })
  return <CasePage caseDetails={found} intakeHref={intake} isNew={isNew} />
}
