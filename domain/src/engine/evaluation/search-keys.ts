import { resolveAnswer, ownAnswer, isAnswers, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { SearchKeyName, ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { WorkflowState } from './workflow-state.ts'

/** The answer at a path as text; for a list, one value for each row. */
export function textAt(normalized: Answers, path: string): string[] {
  const [head = '', ...rest] = path.split('.')
  const rows = ownAnswer(normalized, head)
  if (Array.isArray(rows) && rest.length > 0)
    return rows.filter(isAnswers).flatMap((row) => textAt(row, rest.join('.')))
  const answer = resolveAnswer(path, { answers: [normalized] })
  return isBlank(answer)
    ? []
    : [typeof answer === 'number' ? String(answer) : answer].filter((value) => typeof value === 'string')
}

/** Values of the search columns of an application. */
export const extractSearchKeys = (
  { keys }: Pick<ServiceDefinition, 'keys'>,
  normalized: Answers,
): { [K in SearchKeyName]?: string[] } =>
  Object.fromEntries(
    Object.entries(keys).map(([name, paths]) => [name, (paths ?? []).flatMap((path) => textAt(normalized, path))]),
  )

/** Offices responsible according to the answers: district, mission, airport. */
export const responsibleOffices = (
  { offices = {} }: ServiceDefinition,
  normalized: Answers,
): WorkflowState['offices'] =>
  Object.fromEntries(
    Object.entries(offices).flatMap(([kind, paths]) =>
      [paths]
        .flat()
        .flatMap((path) => textAt(normalized, path))
        .slice(0, 1)
        .map((value) => [kind, value]),
    ),
  )
