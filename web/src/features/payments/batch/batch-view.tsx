import { SearchX } from 'lucide-react'
import { CallProblem } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { useNavigate } from '../../../router/router.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useFileArrival } from '../../../ui/use-file-arrival.ts'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'
import { ReturnRows } from '../returns/return-rows.tsx'
import { Returns } from '../returns/returns.tsx'
import { batchAddress } from './batch-address.ts'
import { BatchFiles } from './batch-files.tsx'
import { BatchHead } from './batch-head.tsx'
import { BatchRows } from './batch-rows.tsx'
import { BatchSums } from './batch-sums.tsx'
import { useBatch } from './use-batch.ts'
import { WhatNext } from './what-next.tsx'
import { batchWords as words } from './words.ts'

/** The sums stay in sight above: what the keyboard reaches stops below them. */
const underTheSums = 'flex flex-col gap-4 lg:[&_:is(a,button,input,select,summary,[tabindex])]:scroll-mt-40'

/** One batch from its making to the last answer of the bank. */
export function BatchView({ batchNo }: { batchNo: string }) {
  const batch = useBatch(batchNo)
  const [query] = useSearchParams()
  const returnId = Number(/^[1-9]\d{0,8}$/.exec(query.get('return') ?? '')?.[0] ?? 0)
  const navigate = useNavigate()
  useFileArrival(batch.data !== undefined)
  useShortcuts({ Escape: () => navigate(returnId > 0 ? batchAddress(batchNo) : '?view=batches') })
  if (batch.error && !batch.data) {
    const isAbsent = batch.error instanceof CallProblem && (batch.error.code === 'NOT_FOUND' || batch.error.code === 'MALFORMED')
    return isAbsent ? <NotFound batchNo={batchNo} /> : <LoadFailed problem={batch.error} onRetry={() => void batch.refetch()} />
  }
  if (!batch.data) return <SkeletonLines lines={10} />
  if (returnId > 0) return <ReturnRows batchNo={batchNo} returnId={returnId} />
  const isOnItsWay = !['MADE', 'CANCELLED'].includes(batch.data.state)
  return (
    <>
      <BatchHead batch={batch.data} />
      <WhatNext batch={batch.data} />
      <BatchSums batch={batch.data} />
      <div className={underTheSums}>
        {isOnItsWay && <BatchFiles batch={batch.data} />}
        {isOnItsWay && <Returns batch={batch.data} />}
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
          title={text(words.notFound)}
          action={
            <ButtonLink to="?view=batches" look="secondary">
              {text(words.back)}
            </ButtonLink>
          }
        >
          {text(words.notFoundText)}
        </EmptyState>
      </Card>
    </>
  )
}
