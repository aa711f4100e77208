import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Move, Workflow } from '#engine/definition/workflow.ts'

export type SettlementMove = 'settle-paid' | 'settle-sent' | 'settle-queued'

const cache = new WeakMap<ServiceDefinition, ServiceDefinition>()

/**
 * Adds the moves by which a returned payment counts as paid after all, because two people settled it
 * (docs/domain/workflows.md). They hold for every version of a service that pays.
 */
export function withSettlementMoves(definition: ServiceDefinition): ServiceDefinition {
  const confirm = definition.workflow.moves.find(({ id }) => id === 'confirm-payment')
  if (!confirm) return definition
  const cached = cache.get(definition) ?? {
    ...definition,
    workflow: withMoves(definition.workflow, settlementMovesFrom(confirm)),
  }
  cache.set(definition, cached)
  return cached
}

const withMoves = (workflow: Workflow, added: readonly Move[]): Workflow => ({
  ...workflow,
  moves: [...workflow.moves, ...added],
})

/** The message about the payment names its account, so the settlement sends it and no move does. */
function settlementMovesFrom({ asks: _asks, guards: _guards, notifies: _notifies, ...confirm }: Move): Move[] {
  const settle = { row: confirm.row, by: 'system', handsTo: 'nobody' } as const
  return [
    {
      ...confirm,
      id: 'settle-paid',
      from: ['payment-queued', 'payment-failed', 'bank-corrected'],
      by: 'system',
      label: { bn: 'টাকা জমা হয়েছিল বলে নিশ্চিত', en: 'Confirmed that the money had arrived' },
    },
    {
      ...settle,
      id: 'settle-sent',
      from: ['payment-queued', 'payment-failed', 'bank-corrected'],
      to: 'payment-sent',
      label: { bn: 'একজনের টাকা জমা হয়েছিল, বাকিদের টাকা ব্যাংকে', en: 'One share had arrived; the others are sent' },
    },
    {
      ...settle,
      id: 'settle-queued',
      from: ['payment-failed', 'bank-corrected'],
      to: 'payment-queued',
      label: {
        bn: 'একজনের টাকা জমা হয়েছিল, বাকিদের টাকা তালিকায়',
        en: 'One share had arrived; the others are in the queue',
      },
    },
  ]
}
