import { HandCoins } from 'lucide-react'
import { useText } from '../../../i18n/language.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { QueueList } from './queue-list.tsx'
import { SummaryTiles } from './summary-tiles.tsx'
import { usePaymentQueue, useQueueSummary } from './use-payment-queue.ts'
import { queueWords as words } from './words.ts'

/** What is approved and not yet on its way: first by service and year, then file by file. */
export function QueueView() {
  const text = useText()
  const summary = useQueueSummary()
  const { asked, queue } = usePaymentQueue()
  const list = summary.data?.list ?? []
  const group = list.find(({ module, fiscalYear }) => module === asked.module && fiscalYear === asked.fiscalYear)
  if (summary.error) return <LoadFailed problem={summary.error} onRetry={() => void summary.refetch()} />
  if (!summary.data) return <SkeletonLines lines={8} />
  if (list.length === 0)
    return (
      <Card>
        <EmptyState icon={<HandCoins aria-hidden size={28} />} title={text(words.nothing)}>
          {text(words.nothingText)}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <SummaryTiles summary={summary.data} />
      {/* Another group is another list: what was chosen in the one before is not carried along. */}
      <QueueList key={`${asked.module} ${asked.fiscalYear}`} asked={asked} queue={queue} group={group} />
    </>
  )
}
