import { movesOpenTo } from '../../../domain/src/engine/moves.ts'
import type { Move } from '../../../domain/src/definition/workflow.ts'
import type { Seen } from '../applications/access-file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'

/** How far the case has come, written down by a move of its own road where one is open to this person. Elsewhere nothing happens. */
export async function recordStage(tx: Tx, context: Context, { file, person }: Seen, { stage, note }: { stage: string; note: string }) {
  if (file.standing.stage === stage) return
  const known = await knownOf({ ...context, db: tx }, file)
  const move = movesOpenTo(person, file.definition.workflow, file.standing, known.facts).find((open) => records(open, stage))
  if (move) await makeMove(tx, context, { file, person, known, move: move.id, reply: { stage, note } })
}

const records = ({ stage, asks = [] }: Move, wanted: string): boolean =>
  stage === 'chosen' && asks.some((field) => field.id === 'stage' && 'options' in field && field.options.some(({ value }) => value === wanted)) // prettier-ignore
