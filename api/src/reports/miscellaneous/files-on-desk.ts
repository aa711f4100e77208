import { sql } from 'kysely'
import { deskOf } from '../../../../domain/src/engine/standing.ts'
import type { Asked, LongReport } from '../counting.ts'
import { toFile } from '../links.ts'
import { ageCondition, ages, daysBetween } from './ages.ts'
import { headingOf, sayParts } from './figure-words.ts'
import { lyingList, nameOf } from './lying-list.ts'

/** Behind M01: the files of one desk that have lain so long, the oldest first. */
export const filesOnDesk: LongReport = lyingList({
  which({ query, today }) {
    const [desk = '', age = ''] = (query.figure ?? '').split('.')
    const span = ages.find((one) => one === age)
    return sql`file.desk is not null and ${desk ? sql`file.desk = ${desk}` : sql`true`} and ${span ? ageCondition(span, today) : sql`true`}`
  },
  sayFigure({ services }, figure) {
    const [desk = '', age = ''] = figure.split('.')
    const label = services.map(({ workflow }) => deskOf(workflow, desk)?.label).find((name) => name !== undefined)
    return sayParts(label ?? desk, headingOf('M01', age))
  },
  day: 'since',
  sorts: { since: 'since', dueOn: 'desk_due_on' },
  describe: async (asked, files) =>
    files.map((file) => ({
      cells: {
        application: file.no,
        name: nameOf(file),
        ...deskOfFile(asked, file),
        since: file.since,
        days: daysBetween(file.since, asked.today),
        dueOn: file.desk_due_on,
      },
      links: { application: toFile(file.service, file.no) },
    })),
})

/** The names of the service and of the desk a file lies on. */
export function deskOfFile({ services }: Asked, { service, desk }: { service: string; desk: string | null }) {
  const definition = services.find(({ id }) => id === service)
  return { service: definition?.title ?? service, desk: (definition && deskOf(definition.workflow, desk)?.label) ?? desk }
}
