import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { getProfile } from '@wewb/domain/identity/account-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Masked } from '#components/layout/masked.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Skeleton, SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useCurrentUser } from '#lib/api-client/use-current-user.ts'
import { ApplicantHome } from './applicant-home.tsx'
import { useDashboard, type Dashboard } from './use-dashboard.ts'
import { dashboardMessages } from './messages.ts'

// Lazy, because applicants, who have the slowest connections, never need these.
const StaffHome = lazy(async () => ({ default: (await import('./staff-home.tsx')).StaffHome }))
const FigureFiles = lazy(async () => ({ default: (await import('./figure-drill-down.tsx')).FigureDrillDown }))

/**
 * Home page: figures and tasks for staff, applications and advice for applicants; and the drill-down list of a figure.
 */
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
  const person = useCurrentUser()
  const [today] = useState(() => new Date())
  const dashboard = useDashboard()
  const isStaff = dashboard.data !== undefined && dashboard.data.role !== 'APPLICANT'
  return (
    <>
      <PageTitle intro={text(dashboardMessages.today, { date: date(today) })}>
        {text(dashboardMessages.greeting, { name: '' })}
        <Masked label={text(dashboardMessages.yourName)}>{person?.name ?? ''}</Masked>
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

/** Shows the role of a member of staff. */
function RoleLine() {
  const { text } = useLanguage()
  const { data } = useQuery({ queryKey: ['profile'], queryFn: async () => (await sendRequest(getProfile)).data })
  if (!data) return <Skeleton className="h-6 w-64" />
  const roles = data.roleNames.map(({ name, nameBng }) => text({ bn: nameBng, en: name })).join(', ')
  return (
    <p className="-mt-3 text-muted">
      {text(dashboardMessages.signedInAs, { role: roles })}
      {data.office &&
        ` · ${text(dashboardMessages.office, { office: { bn: data.office.nameBng, en: data.office.name } })}`}
    </p>
  )
}

/** True for good news; other messages need attention. */
const isGood = (code: string) => code.startsWith('RIN_')

function Messages({ messages }: Pick<Dashboard, 'messages'>) {
  const { text } = useLanguage()
  if (messages.length === 0) return null
  return (
    <section aria-label={text(dashboardMessages.messages)} className="grid gap-3">
      {messages.map(({ code, text: en, textBng: bn }) => (
        <Alert key={code} kind={isGood(code) ? 'success' : 'needs-you'}>
          {text({ bn, en })}
          {code.startsWith('LINK_REQUEST') && (
            <TextLink to="/earlier-applications" className="flex min-h-11 items-center">
              {text(dashboardMessages.answerRequest)}
            </TextLink>
          )}
        </Alert>
      ))}
    </section>
  )
}

const Waiting = () => (
  <div className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-3">
    {[1, 2, 3, 4].map((index) => (
      <Skeleton key={index} className="h-24 sm:h-28" />
    ))}
  </div>
)
