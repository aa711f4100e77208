import { useQuery } from '@tanstack/react-query'
import { Archive, RefreshCw } from 'lucide-react'
import { listOwnEarlierApplications, renewEarlierApplication } from '@wewb/domain/casework/earlier-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useNavigate } from '#lib/router/router.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { earlierStatusMessages, statusBadges } from './earlier-status.ts'
import { earlierMessages } from './messages.ts'

type Earlier = ResponseOf<typeof listOwnEarlierApplications>[number]

/** The reader's applications from before the portal, each with a button that renews it. */
export function OwnEarlierApplications() {
  const { text } = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['earlier-applications', 'own'],
    queryFn: async () => (await sendRequest(listOwnEarlierApplications, { showLoader: false })).data,
    staleTime: 0,
  })
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={3} />
  if (data.length === 0)
    return (
      <EmptyState icon={<Archive aria-hidden size={28} />} title={text(earlierMessages.ownNone)}>
        {text(earlierMessages.ownNoneText)}
      </EmptyState>
    )
  return (
    <ul className="grid gap-4">
      {data.map((application) => (
        <EarlierApplication key={application.applicationNo} application={application} />
      ))}
    </ul>
  )
}

function EarlierApplication({ application }: { application: Earlier }) {
  const { text, date, digits, number } = useLanguage()
  const { applicationNo, oldNo, service, year, status, amount, decidedOn } = application
  const facts = [
    digits(year),
    ...(amount === null ? [] : [text(earlierMessages.taka, { amount: number(amount) })]),
    ...(decidedOn === null ? [] : [date(decidedOn)]),
  ]
  return (
    <li className="rounded-control border border-line px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{text(service)}</span>
        <StatusBadge status={statusBadges[status]}>{text(earlierStatusMessages[status])}</StatusBadge>
      </p>
      <p>{facts.join(' · ')}</p>
      <p className="text-sm text-muted">{text(earlierMessages.numbers, { no: applicationNo, old: oldNo })}</p>
      <Renewal application={application} />
    </li>
  )
}

function Renewal({ application: { applicationNo, circulars, renewableYn } }: { application: Earlier }) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const { isBusy, run } = useBusy()
  if (renewableYn === 'N') return <p className="mt-2 text-sm text-muted">{text(earlierMessages.notOpen)}</p>
  const renew = (setupId?: number) =>
    void run(async () => {
      try {
        const { data } = await sendRequest(renewEarlierApplication, {
          params: { earlierNo: applicationNo },
          body: setupId === undefined ? {} : { setupId },
          isOfflineTolerant: true,
        })
        navigate(buildServiceUrl(data.service, { application: data.applicationNo }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  const choices = circulars.length > 0 ? circulars : [undefined]
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {choices.map((circular) => (
        <Button
          key={circular?.setupId ?? 0}
          isSmall
          isBusy={isBusy}
          icon={<RefreshCw aria-hidden size={18} />}
          onClick={() => renew(circular?.setupId)}
        >
          {text(earlierMessages.renew)}
          {circular && `: ${text(circular.title)}`}
          <span className="sr-only"> {applicationNo}</span>
        </Button>
      ))}
    </div>
  )
}
