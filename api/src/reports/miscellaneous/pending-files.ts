import { sql } from 'kysely'
import { deskOf } from '../../../../domain/src/engine/standing.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Database } from '../../platform/database.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { listBehind } from '../links.ts'
import { ages, ageCondition, daysBetween } from './ages.ts'
import { joined } from './joined.ts'
import { readServing } from './serving-offices.ts'

type Group = {
  service: string
  desk: string
  district: string | null
  mission: string | null
  airport: string | null
  oldest: string
} & Counts
type Counts = Record<(typeof ages)[number] | 'all', number>

/** M01: what lies on which desk, and how long. */
export const pendingFiles: ShortReport = {
  async list(asked) {
    const { db, services, today } = asked
    const [groups, serving, roles] = [await groupsOf(asked), await readServing(db), await roleNames(db)]
    const told = groups.map((group) => {
      const definition = services.find(({ id }) => id === group.service)
      const desk = definition && deskOf(definition.workflow, group.desk)
      const where = serving(desk, group)
      const role = desk ? joined([desk.role].flat().map((code) => roles.get(code) ?? { bn: code, en: code })) : desk
      return { ...group, title: definition?.title ?? null, role: role ?? null, where, key: [group.service, group.desk, where.name.en].join('|') }
    })
    return [...Map.groupBy(told, ({ key }) => key).values()].flatMap((rows): ReportRow[] => {
      const [first] = rows
      if (!first) return []
      const sumOf = (of: keyof Counts) => rows.reduce((sum, row) => sum + row[of], 0)
      const oldest = rows.map((row) => row.oldest).toSorted()[0] ?? today
      const counts = Object.fromEntries([...ages, 'all' as const].map((age) => [age, sumOf(age)])) as Counts
      const link = (age: string) => listBehind(asked, 'M01F', { module: first.service, ...first.where.narrowed, figure: `${first.desk}.${age}` })
      const shown = Object.entries(counts).filter(([, count]) => count > 0)
      return [
        {
          cells: { office: first.where.name, role: first.role, service: first.title, ...counts, oldest: daysBetween(oldest, today) },
          links: Object.fromEntries(shown.map(([age]) => [age, link(age)])),
        },
      ]
    })
  },
} // prettier-ignore

async function groupsOf(asked: Asked): Promise<Group[]> {
  const counts = ages.map((age) => sql`count(*) filter (where ${ageCondition(age, asked.today)})::int as ${sql.ref(age)}`)
  const { rows } = await sql<Group>`
    select file.service, file.desk, file.district, file.mission, file.airport, ${sql.join(counts)}, count(*)::int as "all", min(file.since) as oldest
    from application file where file.desk is not null and ${filesOf(asked)}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(asked.db)
  return rows
}

async function roleNames(db: Database): Promise<Map<string, Bilingual>> {
  const rows = await db.selectFrom('role').select(['code', 'name', 'name_bng']).execute()
  return new Map(rows.map(({ code, name, name_bng }) => [code, { bn: name_bng, en: name }]))
}
