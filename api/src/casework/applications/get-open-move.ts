import type { Move } from '@wewb/domain/engine/definition/workflow'
import { availableMoves } from '@wewb/domain/engine/evaluation/moves'
import type { Person, WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { throwProblem } from '#problems/problem.ts'
import type { Application } from './application.ts'

type Opening = { file: Application; person: Person; known: Pick<EvaluationContext, 'facts'>; move: string }

/** Returns the move if it is open to this person now; otherwise rejects with a problem. */
export function getOpenMove({ file, person, known, move }: Opening): Move {
  const openIn = (standing: WorkflowState) =>
    availableMoves(person, file.definition.workflow, standing, known.facts).find(({ id }) => id === move)
  const { takenBy: _, ...free } = file.standing
  // FILE_TAKEN tells the officer that a colleague has the application, which helps more than MOVE_NOT_OPEN.
  return openIn(file.standing) ?? throwProblem(openIn(free) ? 'FILE_TAKEN' : 'MOVE_NOT_OPEN')
}
