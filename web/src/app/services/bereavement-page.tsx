import { Suspense } from 'react'
import { read } from '../../api-client/session.ts'
import { useCase } from '../../features/cases/use-case.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { later } from '../../ui/later.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { caseOf } from './case-of.tsx'

const service = 'bereavement'

const Applying = later(async () => (await import('../../features/applying/applying.tsx')).Applying, PageSkeleton)
const ServiceDesk = later(async () => (await import('../../features/desk/service-desk.tsx')).ServiceDesk, PageSkeleton)
const CasePage = later(async () => (await import('../../features/cases/case-page.tsx')).CasePage, PageSkeleton)

/** The family tells of a death once; afterwards this is the page of everything that follows. */
export function BereavementPage() {
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  const isStaff = read('user')?.user_type !== 'APPLICANT'
  const isForm = query.has('step') || query.get('view') === 'file'
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isStaff && !query.has('fill') ? (
        <ServiceDesk service={service} about={caseOf} />
      ) : applicationNo && !isForm ? (
        // Asked anew after the submission, when the draft has become a case.
        <FamilyCase key={query.get('view')} applicationNo={applicationNo} isNew={query.get('view') === 'submitted'} />
      ) : (
        <Applying service={service} />
      )}
    </Suspense>
  )
}

function FamilyCase({ applicationNo, isNew }: { applicationNo: string; isNew: boolean }) {
  const [query] = useSearchParams()
  const { data: found, error } = useCase(applicationNo)
  if (!found && !error) return <PageSkeleton />
  const asked = found?.files.find((file) => file.applicationNo === applicationNo)
  // Not yet told, or not to be had: the form itself says so best.
  if (!found || !asked || asked.applicationStatus === 'DRAFT') return <Applying service={service} />
  const fill = query.get('fill')
  const intake = addressOfService(service, { application: found.caseNo ?? applicationNo, view: 'file', ...(fill && { fill }) })
  return <CasePage found={found} intake={intake} isNew={isNew} />
}
