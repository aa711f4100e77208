import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { getDefinition } from '../../../../domain/src/contracts/services.ts'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { read } from '../../api-client/session.ts'
import { ProgrammeGone } from '../../features/grants/programme-gone.tsx'
import { ProgrammeLinks } from '../../features/grants/programme-links.tsx'
import { useApplication, type Application } from '../../forms/application.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { ServicePage } from './service-page.tsx'

const OpenProgrammes = lazy(async () => ({ default: (await import('../../features/grants/open-programmes.tsx')).OpenProgrammes }))
const DeskProgrammes = lazy(async () => ({ default: (await import('../../features/grants/desk-programmes.tsx')).DeskProgrammes }))
const MyReferrals = lazy(async () => ({ default: (await import('../../features/acknowledgements/my-referrals.tsx')).MyReferrals }))
const ReferralsPanel = lazy(async () => ({ default: (await import('../../features/acknowledgements/referrals-panel.tsx')).ReferralsPanel }))

const approved = 2

/** All grant programmes share this screen: first one chooses, then it is the page of that service like any other. */
export function OnlineGmsProgramPage() {
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  const service = query.get('service')
  const isStaff = read('user')?.user_type !== 'APPLICANT'
  if (applicationNo) return <PageOfFile key={applicationNo} applicationNo={applicationNo} named={service ?? ''} />
  if (service) return <PageOfProgramme key={service} service={service} />
  return <Suspense fallback={<PageSkeleton />}>{isStaff ? <DeskProgrammes /> : <OpenProgrammes />}</Suspense>
}

/** A number does not tell which programme it belongs to; the file does. */
function PageOfFile({ applicationNo, named }: { applicationNo: string; named: string }) {
  const { data: file, isPending } = useApplication(applicationNo)
  if (isPending) return <PageSkeleton />
  return <Programme service={file?.service ?? named} {...(file && { title: file.definition.title })} />
}

function PageOfProgramme({ service }: { service: string }) {
  const definition = useQuery({
    queryKey: ['definition', service],
    queryFn: async () => (await call(getDefinition, { params: { service } })).data.definition as ServiceDefinition,
  })
  if (definition.isPending) return <PageSkeleton />
  if (definition.data)
    return (
      <>
        <ProgrammeLinks service={service} />
        <Programme service={service} title={definition.data.title} />
      </>
    )
  if (definition.error instanceof CallProblem && definition.error.code === 'NOT_FOUND') return <ProgrammeGone />
  return <LoadFailed problem={definition.error} onRetry={() => void definition.refetch()} />
}

const Programme = (programme: { service: string; title?: Bilingual }) => (
  <ServicePage {...programme} about={aboutFile} aboutOwn={aboutOwn} />
)

const aboutFile = (file: Application) => file.approvalStatus === approved && <ReferralsPanel application={file} />
const aboutOwn = (file: Application) => file.approvalStatus === approved && <MyReferrals application={file} />
