import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../i18n/language.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { ShortcutHelp } from '../shortcut-help.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { useQueue, type QueueRow } from './queue-query.ts'
import { QueueTable } from './queue-table.tsx'
import { words } from './queue-words.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import { ViewTabs } from './view-tabs.tsx'

/** The officer's queue: what waits, how long it may wait, and who has it. */
export function QueueView({ service }: { service: string }) {
  const text = useText()
  const { asked, queue } = useQueue(service)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = queue.data?.list ?? []
  const choose = (numbers: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...numbers] : [...before].filter((no) => !numbers.includes(no))))
  useQueueKeys({ rows: queue.data?.list, onChoose: (no) => choose([no], !chosen.has(no)) })
  // What is no longer on the page is not acted on unseen.
  const chosenRows: QueueRow[] = rows.filter(({ applicationNo }) => chosen.has(applicationNo))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewTabs view={asked.view} isOverdue={asked.overdue === 'Y'} />
        <ShortcutHelp />
      </div>
      <Card className="flex flex-col gap-4">
        <QueueFilters service={service} asked={asked} />
        {queue.isPending && <SkeletonLines lines={8} />}
        {queue.error && <LoadFailed problem={queue.error} onRetry={() => void queue.refetch()} />}
        {queue.data?.total === 0 && (
          <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(asked.view === 'mine' ? words.nothingMine : words.nothing)}>
            {text(asked.view === 'mine' ? words.nothingMineText : words.nothingText)}
          </EmptyState>
        )}
        {queue.data && queue.data.total > 0 && (
          <div aria-busy={queue.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
            <QueueTable queue={queue.data} chosen={chosen} onChoose={choose} />
            <Pagination {...queue.data} />
          </div>
        )}
      </Card>
      {chosenRows.length > 0 && <BulkBar service={service} rows={chosenRows} onClear={() => setChosen(new Set())} />}
    </>
  )
}
