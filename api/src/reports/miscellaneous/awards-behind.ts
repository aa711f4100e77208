import { sql } from 'kysely'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import { levelOptions } from '../../../../domain/src/services/edu-allowance/student.ts'
import { loadLists } from '../../lookups/load-lists.ts'
import { disability, scholarship } from '../../setups/repository.ts'
import type { Asked, LongReport } from '../counting.ts'
import { toFile } from '../links.ts'
import { headingOf, sayParts } from './figure-words.ts'
import { instalmentsOf, whatBecomes } from './instalments.ts'
import { nameOf } from './lying-list.ts'

type Year = {
  id: number
  no: number
  application: string
  name: string | null
  name_bng: string | null
  district: string | null
  year: number
  amount: string
  reminded_on: string | null
}

/** No award is paid for that many years. */
const mostYears = 100

/** Behind M08 and M09: the years of awards that a figure counted. It says which allowance, what became of them, and of stipends year and level. */
export const awardsBehind: LongReport = {
  sayFigure(_asked, figure) {
    const [allowance, becoming = '', year = '', level] = figure.split('.')
    const heading = headingOf(allowance === 'edu' ? 'M08' : 'M09', becoming === 'unrenewed' ? 'due' : becoming)
    return sayParts(heading, year && digitsInBoth(year), levelOptions.find(({ value }) => value === level)?.label)
  },
  async measure(asked) {
    const { rows } = await sql<{ n: number; amount: string }>`
      select count(*)::int as n, coalesce(sum(instalment.amount), 0)::numeric(16, 2)::text as amount from ${behindFigure(asked).from}`.execute(asked.db) // prettier-ignore
    return { total: rows[0]?.n ?? 0, sums: { amount: rows[0]?.amount ?? '0.00' } }
  },
  async rows(asked, { limit, offset, after, sort }) {
    const { from, service } = behindFigure(asked)
    const key = sql`(instalment.application_id * ${mostYears}::bigint + instalment.no)`
    const way = sql.raw(sort?.descending ? 'desc' : 'asc')
    const { rows } = await sql<Year>`
      select application.id, page.no, application.no as application, name, name_bng, application.district, page.year, page.amount, page.reminded_on from (
        select instalment.application_id, instalment.no, instalment.year, instalment.amount, instalment.reminded_on, ${key} as key from ${from}
          and ${after === undefined ? sql`true` : sql`${key} > ${after}`} order by key ${way} limit ${limit} offset ${offset}) page
      join application on application.id = page.application_id order by page.key ${way}`.execute(asked.db)
    const lists = await loadLists(asked.db, [{ source: 'district', values: [...new Set(rows.flatMap(({ district }) => district ?? []))] }])
    return rows.map((year) => ({
      cells: {
        application: year.application,
        name: nameOf(year),
        district: (year.district && lists('district', year.district)?.label) ?? year.district,
        year: digitsInBoth(year.year),
        amount: year.amount,
        remindedOn: year.reminded_on,
      },
      links: { application: toFile(service, year.application) },
      service,
      key: year.id * mostYears + year.no,
    }))
  },
}

function behindFigure(asked: Asked) {
  const [allowance, becoming = '', year = '', level] = (asked.query.figure ?? '').split('.')
  const service = allowance === 'edu' ? scholarship : disability
  const became = getOwn(whatBecomes, becoming) ?? sql`true`
  const ofYear = /^\d{4}$/.test(year) ? sql`instalment.year = ${Number(year)}` : sql`true`
  const ofLevel = level === undefined ? sql`true` : sql`coalesce(setup.circular->>'educationLevelId', '') = ${level}`
  return { service, from: sql`${instalmentsOf(asked, service)} and ${became} and ${ofYear} and ${ofLevel}` }
}
