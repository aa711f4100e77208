import { SearchX } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { CallProblem } from '../../api-client/call.ts'
import { useApplication, type Application } from '../../forms/application.ts'
import { takeOver } from '../../forms/take-over.ts'
import { useOutbox } from '../../forms/use-outbox.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { later } from '../../ui/later.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonPage } from '../../ui/skeleton.tsx'
import { FormPages } from './form-pages.tsx'
import { useAddress } from './use-address.ts'
import { words } from './words.ts'

const loadDonePage = async () => (await import('./done-page.tsx')).DonePage
const DonePage = later(loadDonePage, SkeletonPage)
const StatusPage = later(async () => (await import('./status-page.tsx')).StatusPage, SkeletonPage)

type Props = { applicationNo: string; service: string; about?(application: Application): ReactNode }

/** One application: a form while it is mine to write, afterwards where it is and what happens next. */
export function ApplicationView({ applicationNo, service, about }: Props) {
  const [query] = useSearchParams()
  const { data: application, error, isFetching, refetch } = useApplication(applicationNo)
  const outbox = useOutbox({ applicationNo, service })
  const isAbsent = error instanceof CallProblem && (error.code === 'NOT_FOUND' || error.code === 'MALFORMED')
  const isClosed = isAbsent || (application?.editableYn === 'N' && application.applicationStatus !== 'DRAFT')
  useEffect(() => {
    if (isClosed) outbox?.forget()
  }, [isClosed, outbox])
  // The form starts anew with what the server has, when that is no longer what it started with.
  const [round, setRound] = useState(0)
  const reload = async () => {
    await refetch()
    setRound((before) => before + 1)
  }
  // Whatever stands here instead of a form, as bad news: it is to be seen.
  const isSettled = error !== null || (application !== undefined && !query.has('step'))
  useEffect(() => {
    if (isSettled) takeOver()
  }, [isSettled])
  const isOpen = application?.ownYn === 'Y' && application.editableYn === 'Y'
  // Whoever hands in is told so at once, also when the line breaks just then.
  useEffect(() => {
    if (isOpen) loadDonePage().catch(() => undefined)
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
  // Money that came back is put right at once: whoever follows the message stands at the bank block, and from there sees the rest.
  const isToCorrect = query.has('step') || (application.state === 'payment-failed' && query.get('view') !== 'status')
  return isOpen && (isDraft || isToCorrect) ? (
    <FormPages key={round} application={application} outbox={outbox} onReload={reload} />
  ) : (
    <StatusPage application={application} onReload={reload} about={about?.(application)} />
  )
}

function NotFound() {
  const text = useText()
  const address = useAddress()
  return (
    <Card>
      <EmptyState
        icon={<SearchX aria-hidden size={28} />}
        title={text(words.notFound)}
        action={
          <ButtonLink to={address({})} look="secondary">
            {text(words.backToService)}
          </ButtonLink>
        }
      >
        {text(words.notFoundText)}
      </EmptyState>
    </Card>
  )
}
