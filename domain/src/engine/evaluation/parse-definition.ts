import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from './validate-definition.ts'

/** Parses a definition from outside (a stored row, a programme built on screen). Returns it or all its problems. */
export function parseDefinition(candidate: unknown): { definition: ServiceDefinition } | { problems: string[] } {
  const parsed = ServiceDefinition.safeParse(candidate)
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'definition'}: ${message}`) }
  const problems = validateDefinition(parsed.data)
  return problems.length > 0 ? { problems } : { definition: parsed.data }
}
