import type { Facts } from '../conditions/facts.ts'
import type { Answers } from '../conditions/holds.ts'

/** One move on the way of an example: who makes it (the local part of a demo log-in), which, and what they reply. */
export type ExampleMove = { by: string; move: string; reply: Answers }

/** A complete application and the way it goes: tests and journeys of every service walk it. */
export type ServiceExample = {
  answers: Answers
  /** What the server would know, for tests of the definition alone. */
  facts: Facts
  /** From the submission to the end. */
  road: ExampleMove[]
  /** A way that ends in a refusal. */
  refusal: ExampleMove[]
}
