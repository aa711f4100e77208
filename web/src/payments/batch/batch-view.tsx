import { SearchX } from 'lucide-react'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import { useKeyboardShortcuts } from '#lib/hooks/use-keyboard-shortcuts.ts'
import { ReturnRows } from '#payments/returns/return-rows.tsx'
import { BankReturns } from '#payments/returns/bank-returns.tsx'
import { batchUrl } from './batch-url.ts'
import { BatchFiles } from './batch-files.tsx'
import { BatchHeader } from './batch-header.tsx'
import { BatchRows } from './batch-rows.tsx'
import { BatchTotals } from './batch-totals.tsx'
import { useBatch } from './use-batch.ts'
import { BatchNextAction } from './batch-next-action.tsx'
import { batchMessages } from './messages.ts'

/** The totals are sticky, so focused elements scroll to below them. */
const underTheSums = 'flex flex-col gap-4 lg:[&_:is(a,button,input,select,summary,[tabindex])]:scroll-mt-40'

/** One batch, from its creation to the last response of the bank. */
export function BatchView({ batchNo }: { batchNo: string }) {
  const batch = useBatch(batchNo)
  const [query] = useSearchParams()
  const returnId = Number(/^[1-9]\d{0,8}$/.exec(query.get('return') ?? '')?.[0] ?? 0)
  const navigate = useNavigate()
  useFocusOnOpen(batch.data !== undefined)
  useKeyboardShortcuts({ Escape: () => navigate(returnId > 0 ? batchUrl(batchNo) : '?view=batches') })
  if (batch.error && !batch.data) {
    const isAbsent =
      batch.error instanceof ApiProblem && (batch.error.code === 'NOT_FOUND' || batch.error.code === 'MALFORMED')
    return isAbsent ? (
      <NotFound batchNo={batchNo} />
    ) : (
      <LoadFailed problem={batch.error} onRetry={() => void batch.refetch()} />
    )
  }
  if (!batch.data) return <SkeletonLines lines={10} />
  if (returnId > 0) return <ReturnRows batchNo={batchNo} returnId={returnId} />
  const isAuthorised = !['MADE', 'CANCELLED'].includes(batch.data.state)
  return (
    <>
      <BatchHeader batch={batch.data} />
      <BatchNextAction batch={batch.data} />
      <BatchTotals batch={batch.data} />
      <div className={underTheSums}>
        {isAuthorised && <BatchFiles batch={batch.data} />}
        {isAuthorised && <BankReturns batch={batch.data} />}
        <BatchRows batch={batch.data} />
      </div>
    </>
  )
}

function NotFound({ batchNo }: { batchNo: string }) {
  const text = useText()
  return (
    <>
      <PageTitle>{batchNo}</PageTitle>
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden size={28} />}
          title={text(batchMessages.notFound)}
          action={
            <ButtonLink to="?view=batches" variant="secondary">
              {text(batchMessages.back)}
            </ButtonLink>
          }
        >
          {text(batchMessages.notFoundText)}
        </EmptyState>
      </Card>
    </>
  )
}
