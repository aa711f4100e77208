import { useState } from 'react'
import type { Move, Workflow } from '../../../../../domain/src/definition/workflow.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { movesFor } from './bulk-moves.ts'
import type { QueueRow } from './queue-query.ts'
import { words } from './queue-words.ts'

type Props = { workflow: Workflow; rows: readonly QueueRow[]; onBegin(move: Move): void; onClear(): void }

/** Stands at the foot of the window while files are ticked. */
export function BulkBar({ workflow, rows, onBegin, onClear }: Props) {
  const { text } = useLanguage()
  const [chosen, setChosen] = useState('')
  const moves = movesFor(workflow, rows)
  const move = moves.find(({ id }) => id === chosen)
  return (
    <section
      aria-label={text(words.chosen, { n: rows.length })}
      className="sticky bottom-0 z-10 flex flex-wrap items-end justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 shadow-card"
    >
      <p aria-live="polite" className="py-2.5 font-semibold">
        {text(words.chosen, { n: rows.length })}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          id="bulk-move"
          label={<span className="sr-only">{text(words.move)}</span>}
          isOptional="unmarked"
          placeholder={text(words.chooseMove)}
          value={move ? chosen : ''}
          onChange={setChosen}
          options={moves.map(({ id, label }) => ({ value: id, label: text(label) }))}
        />
        <Button disabled={!move} onClick={() => move && onBegin(move)}>
          {text(words.preview)}
        </Button>
        <Button look="quiet" onClick={onClear}>
          {text(words.clearChosen)}
        </Button>
      </div>
    </section>
  )
}
