import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { GuardName, Move, Workflow } from '#engine/definition/workflow.ts'
import { note, reasonCode, recommendedAmount } from './action-fields.ts'
import { reviewStateIds } from './states.ts'

/** Guards of the moves that would decide an application beside the list of its circular, by row of the table. */
const listGuards = new Map<string, GuardName>([
  ['T2', 'off-list'],
  ['T3', 'off-list'],
  ['T4', 'off-list'],
  ['T6', 'no-list'],
  ['T7', 'not-on-open-list'],
  ['T8', 'off-list'],
  ['T11', 'off-list'],
])

const cache = new WeakMap<ServiceDefinition, ServiceDefinition>()

/**
 * Adds the moves and guards of lists to a service whose decisions are published. They are not part of its definition,
 * because they hold for every version of it, also for applications that began before there were lists.
 */
export function withListMoves(definition: ServiceDefinition): ServiceDefinition {
  if (!isPublishedAsList(definition.workflow)) return definition
  const cached = cache.get(definition) ?? {
    ...definition,
    workflow: { ...definition.workflow, moves: movesWithLists(definition.workflow) },
  }
  cache.set(definition, cached)
  return cached
}

/** True if the decisions of a service stay secret until a list of them is published. */
export const isPublishedAsList = ({ states }: Pick<Workflow, 'states'>): boolean =>
  Object.values(states).some(({ secret }) => secret)

const movesWithLists = ({ moves }: Workflow): Move[] => [
  ...moves.map((move) => {
    const guard = move.by === 'list' ? undefined : listGuards.get(move.row)
    return guard ? { ...move, guards: [...(move.guards ?? []), guard] } : move
  }),
  ...moves.filter(({ row }) => row === 'T6').map(approveByList),
  ...listMoves,
]

/** Approves as the last desk would, wherever the application is. */
const approveByList = ({ at: _at, needs: _needs, passesOn: _passesOn, ...approve }: Move): Move => ({
  ...approve,
  id: 'list-approve',
  from: [...reviewStateIds, 'rejected', 'appealed'],
  by: 'list',
  guards: ['list-four-eyes'],
  handsTo: 'nobody',
  label: { bn: 'তালিকায় মনোনয়ন', en: 'Selected by a change of the list' },
})

const listMoves: Move[] = [
  {
    id: 'list-add',
    row: 'T2',
    from: reviewStateIds,
    to: 'forwarded',
    by: 'list',
    handsTo: 'last',
    asks: [recommendedAmount],
    label: { bn: 'তালিকায় যোগ', en: 'Added to the list' },
  },
  {
    id: 'list-unapprove',
    row: 'T11',
    from: ['approved'],
    to: 'forwarded',
    by: 'list',
    guards: ['not-in-batch'],
    handsTo: 'last',
    asks: [note],
    alerts: true,
    label: { bn: 'তালিকায় মনোনয়ন বাতিল', en: 'No longer selected on the list' },
  },
  {
    id: 'list-deselect',
    row: 'T11',
    from: ['approved', 'payment-queued'],
    to: 'rejected',
    by: 'list',
    guards: ['not-in-batch'],
    handsTo: 'nobody',
    asks: [reasonCode, note],
    notifies: 'LIST_CORRECTED',
    alerts: true,
    label: { bn: 'প্রকাশিত তালিকায় মনোনয়ন বাতিল', en: 'No longer selected on the published list' },
  },
  {
    id: 'list-remove',
    row: 'T11',
    from: [...reviewStateIds, 'approved', 'payment-queued'],
    to: 'back-at-desk',
    by: 'list',
    guards: ['not-in-batch'],
    handsTo: 'before-last',
    asks: [note],
    alerts: true,
    label: { bn: 'তালিকা থেকে বাদ', en: 'Taken off the list' },
  },
]
