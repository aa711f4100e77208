import type { Move, Workflow } from '../../../../../domain/src/definition/workflow.ts'
import type { ButtonLook } from '../../../ui/button.tsx'

/** The road onwards is green, a refusal red, the rest between; the order is that of the workflow. */
export function lookOf(move: Move, { states }: Workflow): ButtonLook {
  const colour = states[move.to]?.colour
  if (colour === 'red' || move.alerts) return 'danger'
  const goesOn = move.handsTo === 'next' || move.handsTo === 'later' || move.at === 'last'
  return goesOn || colour === 'green' ? 'primary' : 'secondary'
}
