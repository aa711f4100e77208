import { SearchX } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { useApplication, type Application } from '#form-engine/applications/application.ts'
import { requestStepHandOff } from '#form-engine/forms/request-step-hand-off.ts'
import { useOutbox } from '#form-engine/offline/use-offline-outbox.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { lazy } from '#lib/lazy/lazy.tsx'
import { loadOptional } from '#lib/lazy/load-optional.ts'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonPage } from '#components/feedback/skeleton.tsx'
import { FormPages } from './form-pages.tsx'
import { useServiceUrl } from './use-service-url.ts'
import { takeUnansweredSubmission } from './use-submission.ts'
import { applicationFormMessages } from './messages.ts'

const loadDonePage = async () => (await import('./confirmation-page.tsx')).ConfirmationPage
const DonePage = lazy(loadDonePage, SkeletonPage)
const StatusPage = lazy(async () => (await import('./status-page.tsx')).StatusPage, SkeletonPage)

type Props = { applicationNo: string; service: string; about?(application: Application): ReactNode }

/** Shows one application: the form while the applicant may edit it, afterwards its status. */
export function ApplicationView({ applicationNo, service, about }: Props) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const address = useServiceUrl()
  const { data: application, error, isFetching, refetch } = useApplication(applicationNo)
  const outbox = useOutbox({ applicationNo, service })
  const isAbsent = error instanceof ApiProblem && (error.code === 'NOT_FOUND' || error.code === 'MALFORMED')
  const isClosed = isAbsent || (application?.editableYn === 'N' && application.applicationStatus !== 'DRAFT')
  useEffect(() => {
    if (isClosed) outbox?.clear()
  }, [isClosed, outbox])
  // Remounts the form with the server's answers after a reload.
  const [round, setRound] = useState(0)
  const reload = async () => {
    await refetch()
    setRound((before) => before + 1)
  }
  // Removes the server-rendered step when something else than the form is shown, such as an error.
  const isSettled = error !== null || (application !== undefined && !query.has('step'))
  useEffect(() => {
    if (isSettled) requestStepHandOff()
  }, [isSettled])
  const isOpen = application?.ownYn === 'Y' && application.editableYn === 'Y'
  // The response of the submission was lost with the connection or the page, but it had arrived.
  const isSubmitted = application?.ownYn === 'Y' && application.editableYn === 'N'
  useEffect(() => {
    if (isSubmitted && takeUnansweredSubmission(applicationNo))
      navigate(address({ application: applicationNo, view: 'submitted' }), { replace: true })
  }, [isSubmitted, applicationNo, navigate, address])
  // Preloads the confirmation page, so that it shows even when the connection breaks during the submission.
  useEffect(() => {
    if (isOpen) void loadOptional(loadDonePage)
  }, [isOpen])
  if (!application) {
    if (!error) return <SkeletonPage />
    return isAbsent ? <NotFound /> : <LoadFailed problem={error} onRetry={() => void refetch()} />
  }
  if (outbox === undefined) return <SkeletonPage />
  const isDraft = application.applicationStatus === 'DRAFT'
  if (query.get('view') === 'submitted') {
    if (!isDraft) return <DonePage application={application} />
    if (isFetching) return <SkeletonPage />
  }
  // A returned payment opens the bank step directly; the rest is reached from there.
  const isToCorrect = query.has('step') || (application.state === 'payment-failed' && query.get('view') !== 'status')
  return isOpen && (isDraft || isToCorrect) ? (
    <FormPages key={round} application={application} outbox={outbox} onReload={reload} />
  ) : (
    <StatusPage application={application} onReload={reload} extra={about?.(application)} />
  )
}

function NotFound() {
  const text = useText()
  const address = useServiceUrl()
  return (
    <Card>
      <EmptyState
        icon={<SearchX aria-hidden size={28} />}
        title={text(applicationFormMessages.notFound)}
        action={
          <ButtonLink to={address({})} variant="secondary">
            {text(applicationFormMessages.backToService)}
          </ButtonLink>
        }
      >
        {text(applicationFormMessages.notFoundText)}
      </EmptyState>
    </Card>
  )
}
