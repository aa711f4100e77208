import { answerAt, isBlank, type Answers } from '../conditions/holds.ts'
import type { KeyName, ServiceDefinition } from '../definition/service-definition.ts'
import type { Standing } from './standing.ts'

const textAt = (kept: Answers, path: string): string[] => {
  const answer = answerAt(path, { answers: [kept] })
  return isBlank(answer) ? [] : [typeof answer === 'number' ? String(answer) : answer].filter((value) => typeof value === 'string')
}

/** The answers by which an application is found and compared, for the columns of the table. */
export const keysOf = ({ keys }: ServiceDefinition, kept: Answers): { [K in KeyName]?: string[] } =>
  Object.fromEntries(Object.entries(keys).map(([name, paths]) => [name, (paths ?? []).flatMap((path) => textAt(kept, path))]))

/** What the answers say about whose file it is: the district, the mission, the airport. */
export const officesOf = ({ offices = {} }: ServiceDefinition, kept: Answers): Standing['offices'] =>
  Object.fromEntries(Object.entries(offices).flatMap(([kind, path]) => textAt(kept, path).map((value) => [kind, value])))
