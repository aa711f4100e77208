import { sql } from 'kysely'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { ReportQuery } from '../../../../domain/src/contracts/reports.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { listBehind } from '../links.ts'
import { moduleName, ofModule, outcomesOf, templateName } from './which-messages.ts'

type Outcomes = { sent: number; delivered: number; failed: number; pending: number }
type Sums = Outcomes & {
  module: string
  template: string
  parts: number
  poisha: number
  all: number
  bangla: number
  gp: number
  robi: number
  banglalink: number
  teletalk: number
  foreign: number
  codes: number
  used: number
}

const outcomes = sql.join(
  Object.entries(outcomesOf).map(
    ([name, of]) => sql`coalesce(sum(n) filter (where outcome = any(${[...of]})), 0)::int as ${sql.ref(name)}`,
  ),
)
const operator = (name: string) =>
  sql`coalesce(sum(n) filter (where operator = ${sql.lit(name.toUpperCase())}), 0)::int as ${sql.ref(name)}`
const operators = sql.join(['gp', 'robi', 'banglalink', 'teletalk', 'foreign'].map(operator))

/** By module and template, from the running totals: a year of messages is some thousand rows of them. */
export const byModule: ShortReport = {
  async list(asked) {
    const { rows } = await sql<Sums>`
      select module, template, ${outcomes}, sum(parts)::int as parts, sum(poisha)::bigint as poisha, sum(n)::int as all,
        coalesce(sum(n) filter (where language = 'bn'), 0)::int as bangla, ${operators}, sum(codes)::int as codes, sum(used)::int as used
      from message_tally told where ${inPeriod(asked)} group by 1, 2 having sum(n) <> 0 order by 1, 2`.execute(asked.db)
    return rows.map(({ module, template, poisha, all, bangla, codes, used, ...counts }) => ({
      cells: {
        module: moduleName(asked, module),
        template: templateName(template),
        ...counts,
        cost: (poisha / 100).toFixed(2),
        banglaShare: percentOf(bangla, all),
        codeRate: codes > 0 ? percentOf(used, codes) : null,
      },
      links: linksOf(asked, counts, { module, template }),
    }))
  },
}

/** The short report: day by day. */
export const byDay: ShortReport = {
  async list(asked) {
    const { rows } = await sql<Outcomes & { day: string }>`
      select day, ${outcomes} from message_tally told where ${inPeriod(asked)} group by 1 having sum(n) <> 0 order by 1 desc`.execute(
      asked.db,
    )
    return rows.map(({ day, sent, delivered, failed }) => ({
      cells: { day, sent, delivered, failed },
      links: linksOf(asked, { sent, delivered, failed }, { from: day, to: day }),
    }))
  },
}

const inPeriod = (asked: Asked) => sql`told.day between ${asked.days.from}::date and ${asked.days.to}::date and ${ofModule(asked)}`
const percentOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

function linksOf(asked: Asked, counts: Partial<Outcomes>, narrowed: ReportQuery): NonNullable<ReportRow['links']> {
  const shown = Object.keys(outcomesOf).filter((name) => (getOwn(counts, name) ?? 0) > 0)
  return Object.fromEntries(shown.map((figure) => [figure, listBehind(asked, 'list', { ...narrowed, figure })]))
}
