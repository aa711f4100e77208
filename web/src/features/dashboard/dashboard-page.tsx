import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { getProfile } from '../../../../domain/src/contracts/accounts.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Alert } from '../../ui/alert.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Masked } from '../../ui/masked.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { usePerson } from '../../ui/use-person.ts'
import { ApplicantHome } from './applicant-home.tsx'
import { useDashboard, type Dashboard } from './use-dashboard.ts'
import { words } from './words.ts'

// Applicants, who come over the weakest lines, never need these.
const StaffHome = lazy(async () => ({ default: (await import('./staff-home.tsx')).StaffHome }))
const FigureFiles = lazy(async () => ({ default: (await import('./figure-files.tsx')).FigureFiles }))

/** What waits for this person: figures and work for staff, applications and advice for applicants; and the list behind a figure. */
export function DashboardPage() {
  const [query] = useSearchParams()
  const code = query.get('list')
  if (!code) return <Home />
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <FigureFiles key={`${code} ${query.get('within')}`} code={code} within={query.get('within') ?? undefined} />
    </Suspense>
  )
}

function Home() {
  const { text, date } = useLanguage()
  const person = usePerson()
  const [today] = useState(() => new Date())
  const dashboard = useDashboard()
  const isStaff = dashboard.data !== undefined && dashboard.data.role !== 'APPLICANT'
  return (
    <>
      <PageTitle intro={text(words.today, { date: date(today) })}>
        {text(words.greeting, { name: '' })}
        <Masked what={text(words.yourName)}>{person?.name ?? ''}</Masked>
      </PageTitle>
      {isStaff && <RoleLine />}
      {dashboard.isPending && <Waiting />}
      {dashboard.error && <LoadFailed problem={dashboard.error} onRetry={() => void dashboard.refetch()} />}
      {dashboard.data && <Messages messages={dashboard.data.messages} />}
      {dashboard.data && !isStaff && <ApplicantHome dashboard={dashboard.data} />}
      {dashboard.data && isStaff && (
        <Suspense fallback={<Waiting />}>
          <StaffHome dashboard={dashboard.data} />
        </Suspense>
      )}
    </>
  )
}

/** In which capacity a member of staff is here. */
function RoleLine() {
  const { text } = useLanguage()
  const { data } = useQuery({ queryKey: ['profile'], queryFn: async () => (await call(getProfile)).data })
  if (!data) return <Skeleton className="h-6 w-64" />
  const roles = data.roleNames.map(({ name, nameBng }) => text({ bn: nameBng, en: name })).join(', ')
  return (
    <p className="-mt-3 text-muted">
      {text(words.signedInAs, { role: roles })}
      {data.office && ` · ${text(words.office, { office: { bn: data.office.nameBng, en: data.office.name } })}`}
    </p>
  )
}

/** What is good news; the rest asks for attention. */
const isGood = (code: string) => code.startsWith('RIN_')

function Messages({ messages }: Pick<Dashboard, 'messages'>) {
  const { text } = useLanguage()
  if (messages.length === 0) return null
  return (
    <section aria-label={text(words.messages)} className="grid gap-3">
      {messages.map(({ code, text: en, textBng: bn }) => (
        <Alert key={code} kind={isGood(code) ? 'success' : 'needs-you'}>
          {text({ bn, en })}
        </Alert>
      ))}
    </section>
  )
}

const Waiting = () => (
  <div className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-3">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-24 sm:h-28" />
    ))}
  </div>
)
