import type { Facts } from '../../../../../domain/src/conditions/facts.ts'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import type { Move, Workflow } from '../../../../../domain/src/definition/workflow.ts'
import { placeOf } from '../../../../../domain/src/engine/standing.ts'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { QueueRow } from './queue-query.ts'

/** The moves an officer could make on at least one of these files. Which of them go, the preview of the server says. */
export const movesFor = (workflow: Workflow, rows: readonly QueueRow[]): Move[] =>
  workflow.moves.filter(
    (move) =>
      (move.by === 'holder' || move.by === 'approver') &&
      rows.some(({ state, desk }) => move.from.includes(state) && isInPlace(move, workflow, desk ?? undefined)),
  )

function isInPlace({ at }: Move, workflow: Workflow, desk: string | undefined): boolean {
  const place = placeOf(workflow, desk)
  if (at === 'not-first') return place > 0
  const isLast = place === workflow.desks.length - 1
  return at === 'last' ? isLast : at === 'not-last' ? !isLast : true
}

/**
 * The move with what is asked of all files together. A limit that is a fact differs from file to file, as the ceiling of
 * two circulars does: the server checks it with each file, and the form does not.
 */
export const moveForAll = ({ passesOn: _desk, rules: _rules, handsTo, ...move }: Move, asks: readonly Field[]): Move => ({
  ...move,
  // The desk it goes back to is checked with each file too.
  handsTo: handsTo === 'chosen' ? 'same' : handsTo,
  asks: asks.map(withoutFactLimits),
})

const isFact = (value: unknown) => typeof value === 'object' && value !== null && 'fact' in value
const withoutFactLimits = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([name, value]) => !isFact(value) || name === 'when')) as Field

/** The facts by which the boxes of the form start with what the server says. */
export const factsOf = (asks: readonly Field[], prefilled: Answers): Facts =>
  Object.fromEntries(asks.flatMap(({ id, prefill }) => (prefill && prefilled[id] !== undefined ? [[prefill, prefilled[id]]] : [])))
