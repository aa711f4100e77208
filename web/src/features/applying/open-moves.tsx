import { useState } from 'react'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import { takeAction } from '../../../../domain/src/contracts/application-moves.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import { addDays } from '../../../../domain/src/engine/working-days.ts'
import type { Move } from '../../../../domain/src/definition/workflow.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { inTurn } from '../../forms/application-turns.ts'
import { standingOf, type Application } from '../../forms/application.ts'
import { usePortalFormServices } from '../../forms/portal-form-services.ts'
import { ReplyForm } from '../../forms/reply-form.tsx'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import { ConfirmMove } from './confirm-move.tsx'
import { statusWords as words } from './status-words.ts'

type Props = { application: Application; onMoved(): Promise<void> }

/** What the applicant may still do with a file that is not theirs to write: withdraw it, appeal. */
export function OpenMoves({ application, onMoved }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState<Move>()
  const moves = openMoves(application)
  if (moves.length === 0) return null
  const { applicationNo } = application
  const make = async (reply: Answers) => {
    try {
      await inTurn(applicationNo, async (revision) => {
        const body = { reply, revision }
        return (await call(takeAction, { params: { applicationNo, action: chosen?.id ?? '' }, body, isPatient: true })).data
      })
    } catch (problem) {
      // The file has moved meanwhile: what stands here is no longer true.
      if (problem instanceof CallProblem && problem.code !== 'ANSWERS_INVALID' && problem.code !== 'NO_CONNECTION') await onMoved()
      throw problem
    }
    setChosen(undefined)
    await onMoved()
  }
  const asks = chosen?.asks?.length ?? 0
  const appealBy = lastDayToAppeal(application, moves)
  return (
    <Card title={text(words.otherActions)}>
      {appealBy && (
        <p className="mb-3">
          <Deadline sentence={words.appealBy} day={appealBy} />
        </p>
      )}
      {chosen && asks > 0 ? (
        <Reply application={application} move={chosen} onSend={make} onCancel={() => setChosen(undefined)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {moves.map((move) => (
            <Button key={move.id} look={move.asks ? 'secondary' : 'danger'} onClick={() => setChosen(move)}>
              {text(move.label)}
            </Button>
          ))}
        </div>
      )}
      {chosen && asks === 0 && <ConfirmMove move={chosen} onConfirm={() => make({})} onCancel={() => setChosen(undefined)} />}
    </Card>
  )
}

/** Handing the form in has a way of its own. */
const openMoves = ({ movesOpen, definition, ownYn }: Application): Move[] =>
  ownYn === 'N'
    ? []
    : movesOpen.flatMap(({ action }) => {
        const move = definition.workflow.moves.find(({ id }) => id === action)
        return move && move.by === 'applicant' && move.handsTo !== 'first' && move.handsTo !== 'sender' ? [move] : []
      })

/** So many days from the decision, which was the last act. */
function lastDayToAppeal({ facts, history, updatedOn }: Application, moves: readonly Move[]): string | undefined {
  const days = facts['settings.appealDays']
  const isOpen = moves.some(({ guards }) => guards?.includes('inside-appeal-days'))
  return isOpen && typeof days === 'number' ? addDays(dhakaDay(history.at(-1)?.at ?? updatedOn), days) : undefined
}

type ReplyProps = { application: Application; move: Move; onSend(reply: Answers): Promise<void>; onCancel(): void }

function Reply({ application, move, onSend, onCancel }: ReplyProps) {
  const services = usePortalFormServices(application)
  return (
    <ReplyForm
      move={move}
      workflow={application.definition.workflow}
      standing={standingOf(application)}
      facts={application.facts}
      services={services}
      onSend={onSend}
      onCancel={onCancel}
      sendLabel={move.label}
    />
  )
}
