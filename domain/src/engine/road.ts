import { holds, type Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'

const roads = new WeakMap<ServiceDefinition, boolean>()

/**
 * The road of this very application: the desks and moves whose condition its answers, and what the desks before replied,
 * meet. A cheque at the airport goes another way than a claim that comes later.
 */
export function onItsRoad(definition: ServiceDefinition, answers: Answers, replies: readonly Answers[] = []): ServiceDefinition {
  const { workflow } = definition
  const forks = roads.get(definition) ?? [...workflow.desks, ...workflow.moves].some(({ when }) => when !== undefined)
  roads.set(definition, forks)
  if (!forks) return definition
  const view = { answers: [Object.assign({}, ...replies) as Answers, answers], facts: {} }
  const desks = workflow.desks.filter(({ when }) => holds(when, view))
  const moves = workflow.moves.filter(({ when }) => holds(when, view))
  return { ...definition, workflow: { ...workflow, desks: desks.length > 0 ? desks : workflow.desks, moves } }
}
