import type { Condition } from '#engine/conditions/condition.ts'
import { evaluateCondition, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'

type WorkflowVariants = { conditions: Condition[]; resolved: Map<string, ServiceDefinition> }

/** Caches one object for each resolved workflow of a definition, because callers cache by object identity. */
const variantsOfDefinitions = new WeakMap<ServiceDefinition, WorkflowVariants>()

/**
 * Resolves the workflow of one application: the desks and moves whose condition its answers and earlier replies meet.
 * A cheque at the airport has another workflow than a later claim.
 */
export function resolveWorkflow(
  definition: ServiceDefinition,
  answers: Answers,
  replies: readonly Answers[] = [],
): ServiceDefinition {
  const { conditions, resolved } = variantsOf(definition)
  if (conditions.length === 0) return definition
  const view = { answers: [Object.assign({}, ...replies) as Answers, answers], facts: {} }
  const metConditions = new Set(conditions.filter((condition) => evaluateCondition(condition, view)))
  const key = conditions.map((condition) => Number(metConditions.has(condition))).join('')
  const variant = resolved.get(key) ?? withOnly(definition, metConditions)
  resolved.set(key, variant)
  return variant
}

function variantsOf(definition: ServiceDefinition): WorkflowVariants {
  const { desks, moves } = definition.workflow
  const cached = variantsOfDefinitions.get(definition) ?? {
    conditions: [...desks, ...moves].flatMap(({ when }) => when ?? []),
    resolved: new Map<string, ServiceDefinition>(),
  }
  variantsOfDefinitions.set(definition, cached)
  return cached
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
