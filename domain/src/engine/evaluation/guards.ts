import type { Facts } from '#engine/conditions/facts.ts'
import type { GuardName, Move, Workflow } from '#engine/definition/workflow.ts'
import { addDays } from './working-days.ts'
import type { Person, WorkflowState } from './workflow-state.ts'

export type GuardContext = { person: Person; workflow: Workflow; standing: WorkflowState; facts: Facts; move: Move }

/** Conditions of a move on the application's history. The compiler reports a missing one. */
export const guards: { [Name in GuardName]: (asking: GuardContext) => boolean } = {
  // Rejects a person who entered the application, or acted on it at another desk or forwarded it from this one.
  // Compares desks rather than workflow positions, because a correction may have changed the workflow since.
  'four-eyes': ({ person, standing }) =>
    person.id !== standing.enteredBy &&
    !standing.acts.some(
      ({ desk, move, person: actor }) =>
        actor === person.id && desk !== undefined && (desk !== standing.desk || move === 'forward'),
    ),
  // The applicant holds it, or no desk has acted on it yet.
  'not-in-review': ({ standing }) =>
    standing.desk === undefined || standing.acts.every(({ desk }) => desk === undefined),
  once: ({ standing, move }) => standing.acts.every((act) => act.move !== move.id),
  'inside-appeal-days': ({ standing, facts }) => isWithin(standing.since, facts['settings.appealDays'], facts.today),
  // One person creates a batch and another authorises it; a single application is never sent to the bank.
  'in-batch': ({ standing }) => standing.isInBatch === true,
  'not-in-batch': ({ standing }) => !standing.isInBatch,
  published: ({ standing }) => standing.isPublished === true,
  // Does not take away an application that the applicant has begun to correct.
  untouched: ({ standing }) => !standing.isTouched,
  'past-grace': ({ standing, facts }) =>
    standing.dueOn !== undefined &&
    isNumber(facts['settings.graceDays']) &&
    !isWithin(standing.dueOn, facts['settings.graceDays'], facts.today),
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

// A missing setting counts as not within the period.
const isWithin = (day: string, days: unknown, today: unknown) =>
  isNumber(days) && typeof today === 'string' && today <= addDays(day, days)
