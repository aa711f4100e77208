import { useState } from 'react'
import type { Move, Workflow } from '@wewb/domain/engine/definition/workflow'
import type { Application } from '#form-engine/applications/application.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button, type ButtonVariant } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { stickyBarClasses } from '#components/layout/card.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'
import { listPlaceMessages } from './list-place-messages.ts'
import { CheckListButton } from './check-list-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

/** Moves that go forward are primary, rejections are danger, others secondary; the order is that of the workflow. */
function moveButtonVariant(move: Move, { states }: Workflow): ButtonVariant {
  const colour = states[move.to]?.colour
  if (colour === 'red' || move.alerts) return 'danger'
  const isForwarded = move.handsTo === 'next' || move.handsTo === 'later' || move.at === 'last'
  return isForwarded || colour === 'green' ? 'primary' : 'secondary'
}

type Props = {
  application: Application
  services: FormServices
  /** Runs after the check-list of the desk is saved. */
  onChecked(): Promise<void>
  onMoved(move: Move): void
  onRejected(problem: unknown): void
}

/** Shows the open moves, as listed by the server, in a bar that is always visible. */
export function DecisionBar({ application, services, onChecked, onMoved, onRejected }: Props) {
  const text = useText()
  const [selectedMove, setSelectedMove] = useState<Move>()
  const { workflow } = application.definition
  const open = new Set(application.movesOpen.map(({ action }) => action))
  const moves = workflow.moves.filter(({ id }) => open.has(id))
  const isWithColleague = application.takenBy !== null && application.takenByMeYn === 'N'
  const close = () => setSelectedMove(undefined)
  return (
    <section
      aria-label={text(applicationReviewMessages.decision)}
      className={classes(stickyBarClasses, '-mx-1 items-center gap-3 rounded-t-card border')}
    >
      {moves.length === 0 && (
        <p className="text-muted">
          {isWithColleague
            ? text(applicationReviewMessages.takenByOther, {
                name: { bn: application.takenByBng ?? application.takenBy ?? '', en: application.takenBy ?? '' },
              })
            : text(application.listPlace === null ? applicationReviewMessages.noMoves : listPlaceMessages.noMoves)}
        </p>
      )}
      <CheckListButton application={application} services={services} onSaved={onChecked} />
      {moves.map((move) => (
        <Button key={move.id} variant={moveButtonVariant(move, workflow)} onClick={() => setSelectedMove(move)}>
          {text(move.label)}
        </Button>
      ))}
      {selectedMove && (
        <MoveDialog
          application={application}
          move={selectedMove}
          services={services}
          onClose={close}
          onMoved={() => (close(), onMoved(selectedMove))}
          onRejected={(problem) => (close(), onRejected(problem))}
        />
      )}
    </section>
  )
}
