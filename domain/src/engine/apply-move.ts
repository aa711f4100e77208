import type { Answers } from '../conditions/holds.ts'
import type { Move, Workflow } from '../definition/workflow.ts'
import { deskOf, placeOf, type Person, type Standing } from './standing.ts'

/** A move that is open and whose reply is right. The day is told, not read from a clock. */
export type Taken = { move: Move; person: Person; reply: Answers; on: string }

/** Where the application stands after the move. */
export function applyMove(workflow: Workflow, standing: Standing, { move, person, reply, on }: Taken): Standing {
  const { desk: from, returnsTo, dueOn: _due, takenBy: _taken, isTouched: _touched, ...rest } = standing
  const stage = stageOf(move, workflow, standing, reply)
  const desk = desks[move.handsTo](workflow, standing, reply)
  const isDeskAct = move.by === 'holder' && from !== undefined
  return {
    ...rest,
    state: move.to,
    approvalStatus: workflow.states[move.to]?.approval ?? standing.approvalStatus,
    unlocked: unlockedBy(move, reply),
    since: on,
    acts: [...standing.acts, { move: move.id, person: person.id, on, ...(isDeskAct ? { desk: from } : {}) }],
    ...(desk ? { desk } : {}),
    ...(stage ? { stage } : {}),
    ...sendsBackFrom(move, from ?? returnsTo),
    ...(typeof reply.dueOn === 'string' ? { dueOn: reply.dueOn } : {}),
  }
}

type Find = (workflow: Workflow, standing: Standing, reply: Answers) => string | undefined

const desks: { [To in Move['handsTo']]: Find } = {
  first: ({ desks }) => desks[0]?.id,
  next: (workflow, { desk }) => workflow.desks[placeOf(workflow, desk) + 1]?.id,
  chosen: (_workflow, _standing, { toDesk }) => (typeof toDesk === 'string' ? toDesk : undefined),
  applicant: () => undefined,
  // A correction may have changed the road: a desk that is no longer on it gets nothing.
  sender: ({ desks }, { returnsTo }) => (desks.find(({ id }) => id === returnsTo) ?? desks[0])?.id,
  'before-last': ({ desks }) => (desks.at(-2) ?? desks[0])?.id,
  last: ({ desks }) => desks.at(-1)?.id,
  later: ({ later = [] }, { desk }) => later[later.findIndex(({ id }) => id === desk) + 1]?.id,
  same: (_workflow, { desk }) => desk,
  nobody: () => undefined,
}

/** The stage a move brings the case to, or the desk that lets it go with the move: named outright, or by an answer of the reply. */
export function stageOf(move: Move, workflow: Workflow, standing: Standing, reply: Answers): string | undefined {
  const named = move.stage ?? (move.passesOn ? deskOf(workflow, standing.desk)?.stage : undefined)
  if (named === undefined) return undefined
  return workflow.stages?.find(({ id }) => id === named || id === reply[named === 'chosen' ? 'stage' : named])?.id
}

const sendsBackFrom = (move: Move, desk: string | undefined) => (move.handsTo === 'applicant' && desk ? { returnsTo: desk } : {})

function unlockedBy({ unlocks = [] }: Move, { fieldsToCorrect }: Answers): readonly string[] {
  if (unlocks !== 'chosen') return unlocks
  return Array.isArray(fieldsToCorrect) ? fieldsToCorrect.filter((path) => typeof path === 'string') : []
}
