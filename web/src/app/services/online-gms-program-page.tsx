import { Suspense } from 'react'
import { readSession } from '#lib/api-client/session-storage.ts'
import { useApplication } from '#form-engine/applications/application.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { lazy } from '#lib/lazy/lazy.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'
import { Programme } from './programme.tsx'

const OpenProgrammes = lazy(
  async () => (await import('#services/grants/open-programmes.tsx')).OpenProgrammes,
  PageSkeleton,
)
const DeskProgrammes = lazy(
  async () => (await import('#services/grants/desk-programmes.tsx')).DeskProgrammes,
  PageSkeleton,
)
// Lazy, because the form of a chosen programme does not need it.
const PageOfProgramme = lazy(async () => (await import('./programme-loader.tsx')).ProgrammeLoader, PageSkeleton)

/** Screen of all grant programmes: the list first, then the page of the chosen service. */
export function OnlineGmsProgramPage() {
  const [query] = useSearchParams()
  const applicationNo = query.get('application')
  const service = query.get('service')
  const isStaff = readSession('user')?.user_type !== 'APPLICANT'
  if (applicationNo) return <PageOfFile key={applicationNo} applicationNo={applicationNo} named={service ?? ''} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      {service ? (
        <PageOfProgramme key={service} service={service} />
      ) : isStaff ? (
        <DeskProgrammes />
      ) : (
        <OpenProgrammes />
      )}
    </Suspense>
  )
}

/** Loads the application to learn its programme, which the number does not tell. */
function PageOfFile({ applicationNo, named }: { applicationNo: string; named: string }) {
  const { data: file, isPending } = useApplication(applicationNo)
  if (isPending) return <PageSkeleton />
  return <Programme service={file?.service ?? named} {...(file && { title: file.definition.title })} />
}
