import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getProfile } from '../../../../domain/src/contracts/accounts.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getDashboard } from '../../../../domain/src/contracts/portal.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePerson } from '../../ui/use-person.ts'
import { ApplicantHome } from './applicant-home.tsx'
import { StaffHome } from './staff-home.tsx'
import { words } from './words.ts'

export type Dashboard = AnswerOf<typeof getDashboard>

/** What waits for this person: figures and work for staff, applications and advice for applicants. */
export function DashboardPage() {
  const { text, date } = useLanguage()
  const person = usePerson()
  const [today] = useState(() => new Date())
  const dashboard = useQuery({ queryKey: ['dashboard'], queryFn: async () => (await call(getDashboard)).data })
  const isStaff = dashboard.data !== undefined && dashboard.data.role !== 'APPLICANT'
  return (
    <>
      <PageTitle intro={text(words.today, { date: date(today) })}>{text(words.greeting, { name: person?.name ?? '' })}</PageTitle>
      {isStaff && <RoleLine />}
      {dashboard.isPending && <Waiting />}
      {dashboard.error && <LoadFailed problem={dashboard.error} onRetry={() => void dashboard.refetch()} />}
      {dashboard.data && <Messages messages={dashboard.data.messages} />}
      {dashboard.data && (isStaff ? <StaffHome dashboard={dashboard.data} /> : <ApplicantHome />)}
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

function Messages({ messages }: Pick<Dashboard, 'messages'>) {
  const { text } = useLanguage()
  if (messages.length === 0) return null
  return (
    <section aria-label={text(words.messages)} className="grid gap-3">
      {messages.map(({ code, text: en, textBng: bn }) => (
        <Alert key={code} kind={code === 'NEW_DEVICE' ? 'needs-you' : 'success'}>
          {text({ bn, en })}
        </Alert>
      ))}
    </section>
  )
}

const Waiting = () => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-28" />
    ))}
  </div>
)
