import { sql } from 'kysely'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import { fiscalYearOf } from '../../../../domain/src/language/dates.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { conditionOf } from '../figures.ts'
import { behind } from '../links.ts'

type Group = { service: string; received_year: number; paid_year: number | null; n: number; approved: number; paid: string }
type Year = { service: string; year: number; received: number; approved: number; paidNumber: number; paidAmount: number }

/** The first year of the fiscal year in which a day lies. From July to December there are 184 days in every year, so one look at the calendar is enough. */
const yearOf = (day: string) => sql`(date_part('year', ${sql.ref(`file.${day}`)} + 184)::int - 1)`

/** G04. Files count in the year they came, money in the year it was paid: both are read in one pass. */
export const byYear: ShortReport = {
  async list(asked) {
    const years = new Map<string, Year>()
    const at = (service: string, year: number): Year => {
      const key = `${year} ${service}`
      const found = years.get(key) ?? { service, year, received: 0, approved: 0, paidNumber: 0, paidAmount: 0 }
      years.set(key, found)
      return found
    }
    for (const group of await countAll(asked)) {
      const came = at(group.service, group.received_year)
      came.received += group.n
      came.approved += group.approved
      if (group.paid_year === null) continue
      const paid = at(group.service, group.paid_year)
      paid.paidNumber += group.n
      paid.paidAmount += Math.round(Number(group.paid) * 100)
    }
    return [...years.values()].toSorted((a, b) => b.year - a.year || (a.service < b.service ? -1 : 1)).map((year) => rowOf(asked, year))
  },
} // prettier-ignore

async function countAll(asked: Asked): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select file.service, ${yearOf('received_on')} as received_year, ${yearOf('paid_on')} as paid_year, count(*)::int as n,
      count(*) filter (where ${conditionOf('approved')})::int as approved, coalesce(sum(file.paid) filter (where file.paid_on is not null), 0)::numeric(16, 2)::text as paid
    from report_file file where ${filesOf(asked)} group by 1, 2, 3`.execute(asked.db)
  return rows
}

function rowOf(asked: Asked, { service, year, received, approved, paidNumber, paidAmount }: Year): ReportRow {
  const days = { from: `${year}-07-01`, to: `${year + 1}-06-30` }
  const link = (figure: string) => behind(asked, { module: service, ...days, figure })
  return {
    cells: {
      year: digitsInBoth(fiscalYearOf(days.from).year),
      service: asked.services.find(({ id }) => id === service)?.title ?? service,
      received,
      approved,
      paidNumber,
      paidAmount: (paidAmount / 100).toFixed(2),
    },
    links: {
      ...(received > 0 && { received: link('received') }),
      ...(approved > 0 && { approved: link('approved') }),
      ...(paidNumber > 0 && { paidNumber: link('paidThen') }),
    },
  }
}
