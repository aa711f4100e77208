import { sql } from 'kysely'
import type { ReportQuery } from '../../../../domain/src/contracts/reports.ts'
import { reportWords, standing } from '../../../../domain/src/reports/columns.ts'
import type { Cell } from '../../../../domain/src/reports/report.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { countOf } from '../figures.ts'
import { behind } from '../links.ts'
import { nameOf, namesIn } from '../names.ts'

type Counts = { [figure: string]: number } & { paidAmount: string }
type Group = { of: string | null } & Counts

const counts = standing.filter(({ kind }) => kind === 'count').map(({ id }) => id)
const none = { ...Object.fromEntries(counts.map((id) => [id, 0])), paidAmount: '0.00' } as Counts

/** G01. A service without a file in this time has its row too: nought is an answer. */
export const byService: ShortReport = {
  async list(asked) {
    const groups = new Map((await countBy(asked, 'service')).map((group) => [group.of, group]))
    return asked.services.map((service) => rowOf(asked, { service: service.title }, groups.get(service.id) ?? none, { module: service.id }))
  },
}

/** G02. All districts the reader may see, and a row for the files that name none. */
export const byDistrict: ShortReport = {
  async list(asked) {
    const groups = new Map((await countBy(asked, 'district')).map((group) => [group.of, group]))
    const names = await namesIn(asked.db, 'district')
    const narrowed = asked.places.filter(({ column }) => column === 'district')
    const codes = [...names.keys()].filter((code) => narrowed.every(({ values }) => values.includes(code)))
    const nowhere = groups.get(null)
    return [
      ...codes.map((code) => rowOf(asked, { district: nameOf(names, code) }, groups.get(code) ?? none, { district: code })),
      ...(nowhere ? [rowOf(asked, { district: reportWords.notRecorded }, nowhere)] : []),
    ]
  },
}

async function countBy(asked: Asked, column: 'service' | 'district'): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select ${sql.ref(`file.${column}`)} as of, ${sql.join(counts.map((id) => sql`${countOf(id)} as ${sql.ref(id)}`))},
      coalesce(sum(file.paid) filter (where file.paid_on is not null), 0)::numeric(16, 2)::text as "paidAmount"
    from report_file file where ${filesOf(asked, { day: 'received_on' })} group by 1`.execute(asked.db)
  return rows
}

/** Without a place to narrow by, a row has no list of its own. */
function rowOf(asked: Asked, head: Record<string, Cell>, group: Counts, narrowed?: ReportQuery): ReportRow {
  const figures = Object.fromEntries([...counts, 'paidAmount'].map((id) => [id, group[id] ?? 0]))
  const linked = narrowed ? counts.filter((id) => (group[id] ?? 0) > 0) : []
  return {
    cells: { ...head, ...figures },
    links: Object.fromEntries(linked.map((figure) => [figure, behind(asked, { ...narrowed, figure })])),
  }
}
