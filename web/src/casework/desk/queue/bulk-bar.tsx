import { useState } from 'react'
import type { Move, Workflow } from '@wewb/domain/engine/definition/workflow'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Select } from '#components/inputs/select.tsx'
import { classes } from '#components/styles/class-names.ts'
import { stickyBarClasses } from '#components/layout/card.tsx'
import { bulkMovesFor } from './bulk-moves.ts'
import type { QueueRow } from './queue-query.ts'
import { queueMessages } from './queue-messages.ts'

type Props = { workflow: Workflow; rows: readonly QueueRow[]; onBegin(move: Move): void; onClear(): void }

/** Bar at the bottom of the window while applications are selected. */
export function BulkBar({ workflow, rows, onBegin, onClear }: Props) {
  const { text } = useLanguage()
  const [chosen, setChosen] = useState('')
  const moves = bulkMovesFor(workflow, rows)
  const move = moves.find(({ id }) => id === chosen)
  return (
    <section
      aria-label={text(queueMessages.chosen, { n: rows.length })}
      className={classes(stickyBarClasses, 'items-end justify-between gap-3 rounded-card border')}
    >
      <p aria-live="polite" className="py-2.5 font-semibold">
        {text(queueMessages.chosen, { n: rows.length })}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          id="bulk-move"
          label={<span className="sr-only">{text(queueMessages.move)}</span>}
          isOptional="unmarked"
          placeholder={text(queueMessages.chooseMove)}
          value={move ? chosen : ''}
          onChange={setChosen}
          options={moves.map(({ id, label }) => ({ value: id, label: text(label) }))}
        />
        <Button disabled={!move} onClick={() => move && onBegin(move)}>
          {text(queueMessages.preview)}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {text(queueMessages.clearChosen)}
        </Button>
      </div>
    </section>
  )
}
