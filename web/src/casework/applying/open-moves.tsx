import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { takeAction } from '@wewb/domain/casework/application-move-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { enqueueRequest } from '#form-engine/applications/request-queue.ts'
import { toWorkflowState, type Application } from '#form-engine/applications/application.ts'
import { useApplicationFormServices } from '#form-engine/applications/use-application-form-services.ts'
import { ActionForm } from '#form-engine/forms/action-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { statusMessages } from './status-messages.ts'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'

/** Asks for confirmation of a move without fields, because some moves cannot be undone. */
function ConfirmMove({ move, onConfirm, onCancel }: { move: Move; onConfirm(): Promise<void>; onCancel(): void }) {
  const text = useText()
  const confirm = async () => {
    await onConfirm()
    return undefined
  }
  return (
    <ConfirmDialog
      title={text(statusMessages.confirmMove, { move: move.label })}
      confirmLabel={text(statusMessages.yesDo, { move: move.label })}
      cancelLabel={text(statusMessages.no)}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>{text(move.to === 'withdrawn' ? statusMessages.withdrawText : statusMessages.moveText)}</p>
    </ConfirmDialog>
  )
}

type Props = { application: Application; onMoved(): Promise<void> }

/** Moves of the applicant on an application that is not editable: withdraw, appeal. */
export function OpenMoves({ application, onMoved }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState<Move>()
  const moves = openMoves(application)
  if (moves.length === 0) return null
  const { applicationNo } = application
  const make = async (reply: Answers) => {
    try {
      await enqueueRequest(applicationNo, async (revision) => {
        const body = { reply, revision }
        return (
          await sendRequest(takeAction, {
            params: { applicationNo, action: chosen?.id ?? '' },
            body,
            isOfflineTolerant: true,
          })
        ).data
      })
    } catch (problem) {
      // The application has changed meanwhile, so the page is reloaded.
      if (problem instanceof ApiProblem && problem.code !== 'ANSWERS_INVALID' && problem.code !== 'NO_CONNECTION')
        await onMoved()
      throw problem
    }
    setChosen(undefined)
    await onMoved()
  }
  const fieldCount = chosen?.asks?.length ?? 0
  const appealBy = lastDayToAppeal(application, moves)
  return (
    <Card title={text(statusMessages.otherActions)}>
      {appealBy && (
        <p className="mb-3">
          <Deadline sentence={statusMessages.appealBy} day={appealBy} />
        </p>
      )}
      {chosen && fieldCount > 0 ? (
        <Reply application={application} move={chosen} onSend={make} onCancel={() => setChosen(undefined)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {moves.map((move) => (
            <Button key={move.id} variant={move.asks ? 'secondary' : 'danger'} onClick={() => setChosen(move)}>
              {text(move.label)}
            </Button>
          ))}
        </div>
      )}
      {chosen && fieldCount === 0 && (
        <ConfirmMove move={chosen} onConfirm={() => make({})} onCancel={() => setChosen(undefined)} />
      )}
    </Card>
  )
}

/** Lists the open moves except the submission, which has its own page. */
const openMoves = ({ movesOpen, definition, ownYn }: Application): Move[] =>
  ownYn === 'N'
    ? []
    : movesOpen.flatMap(({ action }) => {
        const move = definition.workflow.moves.find(({ id }) => id === action)
        return move && move.by === 'applicant' && move.handsTo !== 'first' && move.handsTo !== 'sender' ? [move] : []
      })

/** Returns the last day to appeal, counted from the decision, which is the last event. */
function lastDayToAppeal({ facts, history, updatedOn }: Application, moves: readonly Move[]): string | undefined {
  const days = facts['settings.appealDays']
  const isOpen = moves.some(({ guards }) => guards?.includes('inside-appeal-days'))
  return isOpen && typeof days === 'number' ? addDays(toDhakaDate(history.at(-1)?.at ?? updatedOn), days) : undefined
}

type ReplyProps = { application: Application; move: Move; onSend(reply: Answers): Promise<void>; onCancel(): void }

function Reply({ application, move, onSend, onCancel }: ReplyProps) {
  const services = useApplicationFormServices(application)
  return (
    <ActionForm
      move={move}
      workflow={application.definition.workflow}
      workflowState={toWorkflowState(application)}
      facts={application.facts}
      services={services}
      onSubmit={onSend}
      onCancel={onCancel}
      submitLabel={move.label}
    />
  )
}
