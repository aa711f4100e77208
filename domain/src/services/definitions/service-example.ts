import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'

/** One move of an example: the actor (local part of a demo log-in), the move and the reply. */
export type ExampleMove = { by: string; move: string; reply: Answers }

/** A complete application and its workflow, for tests and end-to-end journeys of every service. */
export type ServiceExample = {
  answers: Answers
  /** Facts that the server would load, for tests of the definition alone. */
  facts: Facts
  /** Moves from submission to the end. */
  moves: ExampleMove[]
  /** Moves that end in a rejection. */
  rejectionMoves: ExampleMove[]
}
