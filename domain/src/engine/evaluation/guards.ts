import type { Facts } from '#engine/conditions/facts.ts'
import type { GuardName, Move, Workflow } from '#engine/definition/workflow.ts'
import { addDays } from './working-days.ts'
import { isAccountOf, isAppealDesk, type Person, type WorkflowState } from './workflow-state.ts'

export type GuardContext = {
  person: Person
  workflow: Workflow
  workflowState: WorkflowState
  facts: Facts
  move: Move
}

/** Conditions of a move on the application's history. The compiler reports a missing one. */
export const guards: { [Name in GuardName]: (context: GuardContext) => boolean } = {
  // Rejects a person who entered the application, or acted on it at another desk or forwarded it from this one.
  'four-eyes': ({ person, workflow, workflowState }) =>
    isIndependent(person, workflow, workflowState, workflowState.desk),
  // The list approves in place of the last desk, wherever the application is.
  'list-four-eyes': ({ person, workflow, workflowState }) =>
    isIndependent(person, workflow, workflowState, workflow.desks.at(-1)?.id),
  // The applicant holds it, or no desk has acted on it yet.
  'not-in-review': ({ workflowState }) =>
    workflowState.desk === undefined || workflowState.acts.every(({ desk }) => desk === undefined),
  once: ({ workflowState, move }) => workflowState.acts.every((act) => act.move !== move.id),
  'inside-appeal-days': ({ workflowState, facts }) =>
    isWithin(workflowState.since, facts['settings.appealDays'], facts.today),
  // One person creates a batch and another authorises it; a single application is never sent to the bank.
  'in-batch': ({ workflowState }) => workflowState.isInBatch === true,
  'not-in-batch': ({ workflowState }) => !workflowState.isInBatch,
  published: ({ workflowState }) => workflowState.isPublished === true,
  // Does not revoke a correction that the applicant has started.
  untouched: ({ workflowState }) => !workflowState.isTouched,
  // A proposed list decides alone (docs/domain/workflows.md): nobody else moves the applications on it.
  'no-list': ({ workflowState }) => workflowState.listMembership === undefined,
  'off-list': ({ workflowState: { listMembership } }) => listMembership === undefined || listMembership === 'off',
  // Confirms what the published list says, when an appeal has opened the application again.
  'not-on-open-list': ({ workflowState }) => workflowState.listMembership !== 'on',
  'not-overruled': ({ person, workflowState }) => !isOverruled(person, workflowState),
  'past-grace': ({ workflowState, facts }) =>
    workflowState.dueOn !== undefined &&
    isNumber(facts['settings.graceDays']) &&
    !isWithin(workflowState.dueOn, facts['settings.graceDays'], facts.today),
}

/**
 * Compares desks rather than workflow positions, because a correction may have changed the workflow since. Who granted
 * an appeal only opened the application again, and may decide it at their own desk.
 */
const isIndependent = (
  person: Person,
  workflow: Workflow,
  { enteredBy, acts }: WorkflowState,
  place: string | undefined,
): boolean =>
  !isAccountOf(person, enteredBy) &&
  !acts.some(
    ({ desk, move, person: actor }) =>
      isAccountOf(person, actor) &&
      desk !== undefined &&
      !isAppealDesk(workflow, desk) &&
      (desk !== place || move === 'forward'),
  )

/** True if this person refused the application, and a granted appeal set the refusal aside. */
const isOverruled = (person: Person, { acts }: WorkflowState): boolean => {
  const granted = acts.findLastIndex(({ move }) => move === 'reopen')
  return acts.slice(0, Math.max(granted, 0)).some((act) => act.move === 'reject' && isAccountOf(person, act.person))
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

// A missing setting counts as not within the period.
const isWithin = (day: string, days: unknown, today: unknown) =>
  isNumber(days) && typeof today === 'string' && today <= addDays(day, days)
