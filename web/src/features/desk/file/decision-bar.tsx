import { useState } from 'react'
import type { Move } from '../../../../../domain/src/definition/workflow.ts'
import type { Application } from '../../../forms/application.ts'
import type { FormServices } from '../../../fields/form-services.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { words } from './file-words.ts'
import { MoveDialog } from './move-dialog.tsx'
import { lookOf } from './move-look.ts'

type Props = { file: Application; services: FormServices; onMoved(move: Move): void; onRefused(problem: unknown): void }

/** The open moves and nothing else, always in reach. The server has said which they are. */
export function DecisionBar({ file, services, onMoved, onRefused }: Props) {
  const text = useText()
  const [begun, setBegun] = useState<Move>()
  const { workflow } = file.definition
  const open = new Set(file.movesOpen.map(({ action }) => action))
  const moves = workflow.moves.filter(({ id }) => open.has(id))
  const isWithColleague = file.takenBy !== null && file.takenByMeYn === 'N'
  const close = () => setBegun(undefined)
  return (
    <section
      aria-label={text(words.decision)}
      className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 rounded-t-card border border-line bg-card px-4 py-3 shadow-card"
    >
      {moves.length === 0 && (
        <p className="text-muted">
          {isWithColleague
            ? text(words.takenByOther, { name: { bn: file.takenByBng ?? file.takenBy ?? '', en: file.takenBy ?? '' } })
            : text(words.noMoves)}
        </p>
      )}
      {moves.map((move) => (
        <Button key={move.id} look={lookOf(move, workflow)} onClick={() => setBegun(move)}>
          {text(move.label)}
        </Button>
      ))}
      {begun && (
        <MoveDialog
          file={file}
          move={begun}
          services={services}
          onClose={close}
          onMoved={() => (close(), onMoved(begun))}
          onRefused={(problem) => (close(), onRefused(problem))}
        />
      )}
    </section>
  )
}
