import { sql } from 'kysely'
import { reportWords } from '../../../../domain/src/reports/columns.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { conditionOf, figures } from '../figures.ts'
import { behind } from '../links.ts'
import { nameOf, namesIn } from '../names.ts'

type Group = { country: string | null; members: number; deaths: number; broughtHome: number; buriedAbroad: number; compensation: string }

/** Of whose service each figure is; who may not see the service gets no figure rather than a nought. */
const shownBy = {
  members: 'wewb-membership', deaths: 'fa-repatriation', broughtHome: 'fa-repatriation', buriedAbroad: 'fa-repatriation', compensation: 'compensation',
} // prettier-ignore
type FigureName = keyof typeof shownBy
const names = Object.keys(shownBy) as FigureName[]

/** G03. Each figure by the day that makes it: a member and a compensation by the approval, a death by its report. */
export const byCountry: ShortReport = {
  async list(asked) {
    const countries = await namesIn(asked.db, 'country')
    const seen = names.filter((name) => asked.services.some(({ id }) => id === shownBy[name]))
    return (await countBy(asked))
      .map((group): ReportRow => {
        const head = group.country === null ? reportWords.notRecorded : nameOf(countries, group.country)
        const links = seen.filter((name) => group.country !== null && Number(group[name]) > 0)
        return {
          cells: { country: head, ...Object.fromEntries(names.map((name) => [name, seen.includes(name) ? group[name] : null])) },
          links: Object.fromEntries(links.map((figure) => [figure, behind(asked, { country: group.country ?? '', figure })])),
        }
      })
  },
} // prettier-ignore

async function countBy(asked: Asked): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select file.country, ${sql.join(names.filter((name) => name !== 'compensation').map((name) => sql`count(*) filter (where ${within(asked, name)})::int as ${sql.ref(name)}`))},
      coalesce(sum(file.amount) filter (where ${within(asked, 'compensation')}), 0)::numeric(16, 2)::text as compensation
    from report_file file
    where ${filesOf(asked)} and file.service in ('wewb-membership', 'bereavement', 'fa-repatriation', 'compensation')
      and (${sql.join(names.map((name) => within(asked, name)), sql` or `)})
    group by 1 order by 2 desc, 3 desc, 1`.execute(asked.db)
  return rows
} // prettier-ignore

const within = ({ days }: Asked, name: FigureName) =>
  sql`(${conditionOf(name)} and ${sql.ref(`file.${figures.get(name)?.day ?? 'received_on'}`)} between ${days.from}::date and ${days.to}::date)`
