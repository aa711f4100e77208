import { answerAt, answerOf, isAnswers, isBlank, type Answers } from '../conditions/holds.ts'
import type { KeyName, ServiceDefinition } from '../definition/service-definition.ts'
import type { Standing } from './standing.ts'

/** What is answered at a path; of a list, in each of its rows. */
function textAt(kept: Answers, path: string): string[] {
  const [head = '', ...rest] = path.split('.')
  const rows = answerOf(kept, head)
  if (Array.isArray(rows) && rest.length > 0) return rows.filter(isAnswers).flatMap((row) => textAt(row, rest.join('.')))
  const answer = answerAt(path, { answers: [kept] })
  return isBlank(answer) ? [] : [typeof answer === 'number' ? String(answer) : answer].filter((value) => typeof value === 'string')
}

/** The answers by which an application is found and compared, for the columns of the table. */
export const keysOf = ({ keys }: ServiceDefinition, kept: Answers): { [K in KeyName]?: string[] } =>
  Object.fromEntries(Object.entries(keys).map(([name, paths]) => [name, (paths ?? []).flatMap((path) => textAt(kept, path))]))

/** What the answers say about whose file it is: the district, the mission, the airport. */
export const officesOf = ({ offices = {} }: ServiceDefinition, kept: Answers): Standing['offices'] =>
  Object.fromEntries(
    Object.entries(offices).flatMap(([kind, paths]) =>
      [paths]
        .flat()
        .flatMap((path) => textAt(kept, path))
        .slice(0, 1)
        .map((value) => [kind, value]),
    ),
  )
