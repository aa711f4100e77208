import type { Condition } from '../conditions/condition.ts'
import { holds, type Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'

type Roads = { conditions: Condition[]; resolved: Map<string, ServiceDefinition> }

/** One object for each road of a definition: callers cache by the definition that they are given. */
const roads = new WeakMap<ServiceDefinition, Roads>()

/**
 * The road of this very application: the desks and moves whose condition its answers, and what the desks before replied,
 * meet. A cheque at the airport goes another way than a claim that comes later.
 */
export function onItsRoad(definition: ServiceDefinition, answers: Answers, replies: readonly Answers[] = []): ServiceDefinition {
  const { conditions, resolved } = roadsOf(definition)
  if (conditions.length === 0) return definition
  const view = { answers: [Object.assign({}, ...replies) as Answers, answers], facts: {} }
  const met = new Set(conditions.filter((condition) => holds(condition, view)))
  const key = conditions.map((condition) => Number(met.has(condition))).join('')
  const road = resolved.get(key) ?? withOnly(definition, met)
  resolved.set(key, road)
  return road
}

function roadsOf(definition: ServiceDefinition): Roads {
  const { desks, moves } = definition.workflow
  const known = roads.get(definition) ?? {
    conditions: [...desks, ...moves].flatMap(({ when }) => when ?? []),
    resolved: new Map<string, ServiceDefinition>(),
  }
  roads.set(definition, known)
  return known
}

function withOnly(definition: ServiceDefinition, met: ReadonlySet<Condition>): ServiceDefinition {
  const { workflow } = definition
  const isOpen = ({ when }: { when?: Condition | undefined }) => when === undefined || met.has(when)
  const desks = workflow.desks.filter(isOpen)
  return {
    ...definition,
    workflow: { ...workflow, desks: desks.length > 0 ? desks : workflow.desks, moves: workflow.moves.filter(isOpen) },
  }
}
