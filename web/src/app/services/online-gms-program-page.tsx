import { Suspense } from 'react'
import { read } from '../../api-client/session.ts'
import { useApplication } from '../../forms/application.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { later } from '../../ui/later.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { Programme } from './programme.tsx'

const OpenProgrammes = later(async () => (await import('../../features/grants/open-programmes.tsx')).OpenProgrammes, PageSkeleton)
const DeskProgrammes = later(async () => (await import('../../features/grants/desk-programmes.tsx')).DeskProgrammes, PageSkeleton)
// Who fills in a form has chosen already.
const PageOfProgramme = later(async () => (await import('./page-of-programme.tsx')).PageOfProgramme, PageSkeleton)

/** All grant programmes share this screen: first one chooses, then it is the page of that service like any other. */
export function OnlineGmsProgramPage() {
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  const service = query.get('service')
  const isStaff = read('user')?.user_type !== 'APPLICANT'
  if (applicationNo) return <PageOfFile key={applicationNo} applicationNo={applicationNo} named={service ?? ''} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      {service ? <PageOfProgramme key={service} service={service} /> : isStaff ? <DeskProgrammes /> : <OpenProgrammes />}
    </Suspense>
  )
}

/** A number does not tell which programme it belongs to; the file does. */
function PageOfFile({ applicationNo, named }: { applicationNo: string; named: string }) {
  const { data: file, isPending } = useApplication(applicationNo)
  if (isPending) return <PageSkeleton />
  return <Programme service={file?.service ?? named} {...(file && { title: file.definition.title })} />
}
