import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Move, Workflow } from '@wewb/domain/engine/definition/workflow'
import { deskIndex } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { QueueRow } from './queue-query.ts'

/**
 * Lists the moves that are possible on at least one of these applications. The server's preview tells which of them
 * succeed.
 */
export const bulkMovesFor = (workflow: Workflow, rows: readonly QueueRow[]): Move[] =>
  workflow.moves.filter(
    (move) =>
      (move.by === 'holder' || move.by === 'approver') &&
      rows.some(({ state, desk }) => move.from.includes(state) && isInPlace(move, workflow, desk ?? undefined)),
  )

function isInPlace({ at }: Move, workflow: Workflow, desk: string | undefined): boolean {
  const index = deskIndex(workflow, desk)
  if (at === 'not-first') return index > 0
  const isLast = index === workflow.desks.length - 1
  return at === 'last' ? isLast : at === 'not-last' ? !isLast : true
}

/**
 * Converts a move for many applications. Limits that are facts differ between applications, like the ceilings of two
 * circulars: the server checks them per application, the form does not.
 */
export const toBulkMove = (
  { passesOn: _desk, rules: _rules, handsTo, ...move }: Move,
  asks: readonly Field[],
): Move => ({
  ...move,
  // The server also checks the target desk per application.
  handsTo: handsTo === 'chosen' ? 'same' : handsTo,
  asks: asks.map(withoutFactLimits),
})

const isFact = (value: unknown) => typeof value === 'object' && value !== null && 'fact' in value
const withoutFactLimits = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([name, value]) => !isFact(value) || name === 'when')) as Field

/** Builds facts that prefill the fields with the server's values. */
export const prefillFactsOf = (asks: readonly Field[], prefilled: Answers): Facts =>
  Object.fromEntries(
    asks.flatMap(({ id, prefill }) => (prefill && prefilled[id] !== undefined ? [[prefill, prefilled[id]]] : [])),
  )
