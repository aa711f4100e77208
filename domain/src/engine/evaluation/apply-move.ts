import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Move, Workflow } from '#engine/definition/workflow.ts'
import { appealDesk } from './appeal-desk.ts'
import { findDesk, deskIndex, type Person, type WorkflowState } from './workflow-state.ts'

/**
 * A move that is available, with a valid reply. The date is an argument, so that the function does not read a clock.
 */
export type MoveInput = { move: Move; person: Person; reply: Answers; on: string }

/** Workflow state after the move. */
export function applyMove(
  workflow: Workflow,
  workflowState: WorkflowState,
  { move, person, reply, on }: MoveInput,
): WorkflowState {
  const { desk: from, returnsTo, dueOn: _due, takenBy: _taken, isTouched: _touched, ...rest } = workflowState
  const stage = stageAfterMove(move, workflow, workflowState, reply)
  const desk = desks[move.handsTo](workflow, workflowState, reply)
  const isDeskAct = move.by === 'holder' && from !== undefined
  return {
    ...rest,
    state: move.to,
    approvalStatus: workflow.states[move.to]?.approval ?? workflowState.approvalStatus,
    unlocked: unlockedBy(move, reply),
    since: on,
    acts: [...workflowState.acts, { move: move.id, person: person.id, on, ...(isDeskAct ? { desk: from } : {}) }],
    ...(desk ? { desk } : {}),
    ...(stage ? { stage } : {}),
    ...sendsBackFrom(move, from ?? returnsTo),
    ...(typeof reply.dueOn === 'string' ? { dueOn: reply.dueOn } : {}),
  }
}

type Find = (workflow: Workflow, workflowState: WorkflowState, reply: Answers) => string | undefined

const desks: { [To in Move['handsTo']]: Find } = {
  first: ({ desks }) => desks[0]?.id,
  next: (workflow, { desk }) => workflow.desks[deskIndex(workflow, desk) + 1]?.id,
  chosen: (_workflow, _workflowState, { toDesk }) => (typeof toDesk === 'string' ? toDesk : undefined),
  applicant: () => undefined,
  // A correction may have changed the workflow: falls back to the first desk if the sender is no longer part of it.
  sender: ({ desks }, { returnsTo }) => (desks.find(({ id }) => id === returnsTo) ?? desks[0])?.id,
  'before-last': ({ desks }) => (desks.at(-2) ?? desks[0])?.id,
  last: ({ desks }) => desks.at(-1)?.id,
  later: ({ later = [] }, { desk }) => later[later.findIndex(({ id }) => id === desk) + 1]?.id,
  appeal: (workflow, workflowState) => appealDesk(workflow, workflowState)?.id,
  same: (_workflow, { desk }) => desk,
  nobody: () => undefined,
}

/** Stage after the move: set by the move or by the desk that forwards, as an id or as an answer of the reply. */
export function stageAfterMove(
  move: Move,
  workflow: Workflow,
  workflowState: WorkflowState,
  reply: Answers,
): string | undefined {
  const named = move.stage ?? (move.passesOn ? findDesk(workflow, workflowState.desk)?.stage : undefined)
  if (named === undefined) return undefined
  return workflow.stages?.find(({ id }) => id === named || id === reply[named === 'chosen' ? 'stage' : named])?.id
}

const sendsBackFrom = (move: Move, desk: string | undefined) =>
  move.handsTo === 'applicant' && desk ? { returnsTo: desk } : {}

function unlockedBy({ unlocks = [] }: Move, { fieldsToCorrect }: Answers): readonly string[] {
  if (unlocks !== 'chosen') return unlocks
  return Array.isArray(fieldsToCorrect) ? fieldsToCorrect.filter((path) => typeof path === 'string') : []
}
