import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'

/** The step in which a question is asked; none for what is said of the whole application. */
export const stepOfPath = ({ steps }: Pick<ServiceDefinition, 'steps'>, path: string): string | undefined => {
  const [head] = path.split('.')
  return steps.find(({ fields }) => fields.some(({ id }) => id === head))?.id
}
