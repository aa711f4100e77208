import type { Move } from '../../../domain/src/definition/workflow.ts'
import { movesOpenTo } from '../../../domain/src/engine/moves.ts'
import type { Person, Standing } from '../../../domain/src/engine/standing.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { refuse } from '../platform/problem.ts'
import type { File } from './file.ts'

type Opening = { file: File; person: Person; known: Pick<Known, 'facts'>; move: string }

/** The move of that name, if it is open to this person now. What is not listed is refused. */
export function openMove({ file, person, known, move }: Opening): Move {
  const openIn = (standing: Standing) => movesOpenTo(person, file.definition.workflow, standing, known.facts).find(({ id }) => id === move)
  const { takenBy: _, ...free } = file.standing
  // "A colleague has it" helps; "not allowed" does not.
  return openIn(file.standing) ?? refuse(openIn(free) ? 'FILE_TAKEN' : 'MOVE_NOT_OPEN')
}
