import { HandCoins } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { QueueList } from './queue-list.tsx'
import { SummaryTiles } from './summary-tiles.tsx'
import { usePaymentQueue, useQueueSummary } from './use-payment-queue.ts'
import { paymentQueueMessages } from './messages.ts'

/** Lists approved payments that are not in a batch, first by service and year, then one by one. */
export function QueueView() {
  const text = useText()
  const summary = useQueueSummary()
  const { filters, queue } = usePaymentQueue()
  const list = summary.data?.list ?? []
  const group = list.find(({ module, fiscalYear }) => module === filters.module && fiscalYear === filters.fiscalYear)
  if (summary.error) return <LoadFailed problem={summary.error} onRetry={() => void summary.refetch()} />
  if (!summary.data) return <SkeletonLines lines={8} />
  if (list.length === 0)
    return (
      <Card>
        <EmptyState icon={<HandCoins aria-hidden size={28} />} title={text(paymentQueueMessages.nothing)}>
          {text(paymentQueueMessages.nothingText)}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <SummaryTiles summary={summary.data} />
      {/* Another group is another list, so the selection is not carried over. */}
      <QueueList key={`${filters.module} ${filters.fiscalYear}`} filters={filters} queue={queue} group={group} />
    </>
  )
}
