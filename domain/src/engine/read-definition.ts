import { ServiceDefinition } from '../definition/service-definition.ts'
import { checkDefinition } from './check-definition.ts'

/** A definition from outside (a stored row, a programme built on screen): the value, or everything that is wrong with it. */
export function readDefinition(candidate: unknown): { definition: ServiceDefinition } | { problems: string[] } {
  const parsed = ServiceDefinition.safeParse(candidate)
  if (!parsed.success) return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'definition'}: ${message}`) }
  const problems = checkDefinition(parsed.data)
  return problems.length > 0 ? { problems } : { definition: parsed.data }
}
