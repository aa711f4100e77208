import { Inbox } from 'lucide-react'
import { useState } from 'react'
import type { Move } from '../../../../../domain/src/definition/workflow.ts'
import { useText } from '../../../i18n/language.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { FoundRows } from '../../../ui/staff/found-rows.tsx'
import { ShortcutHelp } from '../shortcut-help.tsx'
import { useDefinition } from '../use-definition.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
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
  const { data: definition } = useDefinition(service)
  const [begun, setBegun] = useState<{ move: Move; numbers: string[] }>()
  const rows = queue.data?.list ?? []
  const clear = () => setChosen(new Set())
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
        <FoundRows
          found={queue}
          empty={
            <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(asked.view === 'mine' ? words.nothingMine : words.nothing)}>
              {text(asked.view === 'mine' ? words.nothingMineText : words.nothingText)}
            </EmptyState>
          }
        >
          {(page) => <QueueTable queue={page} chosen={chosen} onChoose={choose} />}
        </FoundRows>
      </Card>
      {definition && chosenRows.length > 0 && (
        <BulkBar
          workflow={definition.workflow}
          rows={chosenRows}
          onBegin={(move) => setBegun({ move, numbers: chosenRows.map(({ applicationNo }) => applicationNo) })}
          onClear={clear}
        />
      )}
      {/* Apart from the bar, which goes when the files leave the list: what became of them is still to be read. */}
      {definition && begun && <BulkDialog definition={definition} {...begun} onClose={() => setBegun(undefined)} onDone={clear} />}
    </>
  )
}
