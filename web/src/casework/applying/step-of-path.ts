import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'

/** Finds the step of a question; undefined for issues of the whole application. */
export const stepOfPath = ({ steps }: Pick<ServiceDefinition, 'steps'>, path: string): string | undefined => {
  const [head] = path.split('.')
  return steps.find(({ fields }) => fields.some(({ id }) => id === head))?.id
}
