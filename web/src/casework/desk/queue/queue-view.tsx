import { Inbox } from 'lucide-react'
import { useState } from 'react'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { ShortcutHelp } from '#casework/desk/shortcut-help.tsx'
import { useDefinition } from '#casework/desk/use-definition.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { useQueue, type QueueRow, type QueueView } from './queue-query.ts'
import { QueueTable } from './queue-table.tsx'
import { queueMessages } from './queue-messages.ts'
import { useQueueShortcuts } from './use-queue-shortcuts.ts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { ViewLinks } from '#components/tables/view-links.tsx'

const names: Record<QueueView, Bilingual> = {
  mine: queueMessages.mine,
  taken: queueMessages.taken,
  supervised: queueMessages.supervised,
  all: queueMessages.all,
}

/** `supervised`: the number of overdue applications at desks that the officer supervises. */
type TabsProps = { view: QueueView; isOverdue: boolean; supervised: number | null }

function ViewTabs({ view, isOverdue, supervised }: TabsProps) {
  const { text, number } = useLanguage()
  const views = Object.entries(names)
    .filter(([id]) => id !== 'supervised' || supervised !== null)
    .map(([id, name]) => ({ id, label: text(name, { n: number(supervised ?? 0) }) }))
  return (
    <ViewLinks
      label={text(queueMessages.views)}
      views={views}
      view={view}
      overdue={{ label: text(queueMessages.onlyOverdue), isOn: isOverdue }}
    />
  )
}

/** The officer's queue: waiting applications, deadlines and assignees. */
export function QueueView({ service }: { service: string }) {
  const text = useText()
  const { filters, queue } = useQueue(service)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data: definition } = useDefinition(service)
  const [selection, setSelection] = useState<{ move: Move; numbers: string[] }>()
  const rows = queue.data?.list ?? []
  const clear = () => setChosen(new Set())
  const choose = (numbers: readonly string[], isChosen: boolean) =>
    setChosen(
      (before) => new Set(isChosen ? [...before, ...numbers] : [...before].filter((no) => !numbers.includes(no))),
    )
  useQueueShortcuts({ rows: queue.data?.list, onSelect: (no) => choose([no], !chosen.has(no)) })
  // Applications that are no longer on the page are not included in a bulk move.
  const chosenRows: QueueRow[] = rows.filter(({ applicationNo }) => chosen.has(applicationNo))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewTabs view={filters.view} isOverdue={filters.overdue === 'Y'} supervised={queue.data?.supervised ?? null} />
        <ShortcutHelp />
      </div>
      <Card className="flex flex-col gap-4">
        <QueueFilters service={service} filters={filters} />
        <PagedResults
          query={queue}
          empty={
            <EmptyState
              icon={<Inbox aria-hidden size={28} />}
              title={text(filters.view === 'mine' ? queueMessages.nothingMine : queueMessages.nothing)}
            >
              {text(filters.view === 'mine' ? queueMessages.nothingMineText : queueMessages.nothingText)}
            </EmptyState>
          }
        >
          {(page) => <QueueTable queue={page} selected={chosen} onSelect={choose} />}
        </PagedResults>
      </Card>
      {definition && chosenRows.length > 0 && (
        <BulkBar
          workflow={definition.workflow}
          rows={chosenRows}
          onBegin={(move) => setSelection({ move, numbers: chosenRows.map(({ applicationNo }) => applicationNo) })}
          onClear={clear}
        />
      )}
      {/* Separate from the bar, which disappears when the applications leave the list: the outcome must stay
          visible. */}
      {definition && selection && (
        <BulkDialog definition={definition} {...selection} onClose={() => setSelection(undefined)} onDone={clear} />
      )}
    </>
  )
}
