import type { Facts } from '../conditions/facts.ts'
import type { GuardName, Move, Workflow } from '../definition/workflow.ts'
import { addDays } from './working-days.ts'
import type { Person, Standing } from './standing.ts'

export type Asking = { person: Person; workflow: Workflow; standing: Standing; facts: Facts; move: Move }

/** What a move may demand of the file's own history. Leave one out and the compiler names it. */
export const guards: { [Name in GuardName]: (asking: Asking) => boolean } = {
  // Whoever dealt with the file at another desk, or entered it, has seen it with the first pair of eyes. By the desk, because a
  // fork may have taken the move off the road since; and by the move, because it may have made this desk the last one.
  'four-eyes': ({ person, standing }) =>
    person.id !== standing.enteredBy &&
    !standing.acts.some(
      ({ desk, move, person: actor }) => actor === person.id && desk !== undefined && (desk !== standing.desk || move === 'forward'),
    ),
  // With the applicant, or not yet looked at by any desk.
  'not-in-review': ({ standing }) => standing.desk === undefined || standing.acts.every(({ desk }) => desk === undefined),
  once: ({ standing, move }) => standing.acts.every((act) => act.move !== move.id),
  'inside-appeal-days': ({ standing, facts }) => isWithin(standing.since, facts['settings.appealDays'], facts.today),
  // A batch is made by one and authorised by another; nobody sends a single file to the bank.
  'in-batch': ({ standing }) => standing.isInBatch === true,
  'not-in-batch': ({ standing }) => !standing.isInBatch,
  published: ({ standing }) => standing.isPublished === true,
  // What somebody has begun to correct is not taken out of their hands.
  untouched: ({ standing }) => !standing.isTouched,
  'past-grace': ({ standing, facts }) =>
    standing.dueOn !== undefined &&
    isNumber(facts['settings.graceDays']) &&
    !isWithin(standing.dueOn, facts['settings.graceDays'], facts.today),
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

// Unknown days are no days: a setting that is missing opens nothing.
const isWithin = (day: string, days: unknown, today: unknown) => isNumber(days) && typeof today === 'string' && today <= addDays(day, days)
