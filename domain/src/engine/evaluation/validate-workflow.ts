import type { Move, Workflow } from '#engine/definition/workflow.ts'
import { findDuplicates } from './find-duplicates.ts'

/** Checks that every state can be reached, that it can be left or is final, and that every move has a desk to go to. */
export function validateWorkflow({ start, desks: before, later = [], stages = [], states, moves }: Workflow): string[] {
  const desks = [...before, ...later]
  const visited = [start, ...moves.flatMap(({ from, to }) => [...from, to])]
  const reached = reachedFrom(start, moves)
  const left = new Set(moves.flatMap(({ from }) => from))
  return [
    ...findDuplicates(moves.map(({ id }) => id)).map((id) => `two moves are called ${id}`),
    ...findDuplicates(desks.map(({ id }) => id)).map((id) => `two desks are called ${id}`),
    ...[...new Set(visited)]
      .filter((state) => !Object.hasOwn(states, state))
      .map((state) => `the workflow visits ${state}, which is no state`),
    ...Object.keys(states)
      .filter((state) => !reached.has(state))
      .map((state) => `no move reaches ${state}`),
    ...Object.entries(states)
      .filter(([name, { ends }]) => !ends && !left.has(name))
      .map(([name]) => `no move leaves ${name}`),
    ...moves
      .filter((move) => move.handsTo === 'chosen' && !actionFields(move, 'toDesk'))
      .map(({ id }) => `${id} does not ask for the desk`),
    ...moves
      .filter((move) => move.unlocks === 'chosen' && !actionFields(move, 'fieldsToCorrect'))
      .map(({ id }) => `${id} does not ask what to correct`),
    ...moves
      .filter(({ handsTo }) => handsTo === 'later' && later.length === 0)
      .map(({ id }) => `${id} hands to a later desk, and there is none`),
    ...moves
      .filter(({ stage }) => stage !== undefined && stage !== 'chosen' && !stages.some(({ id }) => id === stage))
      .map(({ id, stage }) => `${id} brings to stage ${stage}, which is none`),
    ...desks
      .filter(({ stage, asks = [] }) => stage !== undefined && ![...stages, ...asks].some(({ id }) => id === stage))
      .map(({ id, stage }) => `desk ${id} brings to stage ${stage}, which is none`),
    ...moves
      .filter((move) => move.stage === 'chosen' && !actionFields(move, 'stage'))
      .map(({ id }) => `${id} does not ask for the stage`),
    ...moves
      .filter(({ by, needs }) => (by === 'holder' || by === 'sender') && !needs)
      .map(({ id }) => `${id} needs no permission`),
  ]
}

const actionFields = (move: Move, id: string) => move.asks?.some((field) => field.id === id) ?? false

function reachedFrom(start: string, moves: readonly Move[]): Set<string> {
  const reached = new Set([start])
  // Iterating over a Set also visits the elements added meanwhile.
  for (const state of reached) for (const { from, to } of moves) if (from.includes(state)) reached.add(to)
  return reached
}
