import { useQuery } from '@tanstack/react-query'
import { listLinkRequests } from '@wewb/domain/casework/link-request-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { OwnEarlierApplications } from './own-earlier-applications.tsx'
import { ReceivedRequests } from './received-requests.tsx'
import { SentRequests } from './sent-requests.tsx'
import { earlierMessages } from './messages.ts'

/** Requests to link applications: those the reader decides, and those the reader made. */
export function EarlierApplicationsPage() {
  const { text } = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['link-requests'],
    queryFn: async () => (await sendRequest(listLinkRequests, { showLoader: false })).data,
    staleTime: 0,
  })
  return (
    <>
      <PageTitle intro={text(earlierMessages.intro)}>{text(earlierMessages.title)}</PageTitle>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={6} />}
      {data && (
        <>
          <Card title={text(earlierMessages.own)}>
            <OwnEarlierApplications />
          </Card>
          <Card title={text(earlierMessages.received)}>
            <ReceivedRequests requests={data.received} onDecided={() => void refetch()} />
          </Card>
          <Card title={text(earlierMessages.sent)}>
            <SentRequests requests={data.sent} />
            <TextLink to="/dashboard#earlier-application" className="mt-3 inline-flex min-h-11 items-center">
              {text(earlierMessages.link)}
            </TextLink>
          </Card>
        </>
      )}
    </>
  )
}
