import { sql } from 'kysely'
import { filesOf } from './conditions.ts'
import type { Asked, LongReport, ReportRow } from './counting.ts'
import { personName } from './file-names.ts'
import { figures } from './figures.ts'
import { toFile } from './links.ts'
import { nameOf, namesIn } from './names.ts'

type Row = {
  id: number
  no: string
  service: string
  state: string
  district: string | null
  name: string | null
  name_bng: string | null
  received_on: string
  amount: string | null
  paid_on: string | null
}

/** Exactly the files that a figure counted: the same condition, the same filters, one row each. */
export const filesBehind: LongReport = {
  async measure(asked) {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from report_file file where ${which(asked)}`.execute(asked.db)
    return { total: rows[0]?.total ?? 0 }
  },
  async rows(asked, { limit, offset, after }) {
    const { rows } = await sql<Row>`
      select file.application_id as id, told.no, file.service, file.state, file.district, told.name, told.name_bng, file.received_on,
        file.amount, file.paid_on
      from (
        select * from report_file file where ${which(asked)} ${after === undefined ? sql`` : sql`and application_id < ${after}`}
        order by application_id desc limit ${limit} offset ${offset}
      ) file join application told on told.id = file.application_id
      order by file.application_id desc`.execute(asked.db)
    const districts = await namesIn(asked.db, 'district')
    return rows.map((row): ReportRow => {
      const definition = asked.services.find(({ id }) => id === row.service)
      return {
        cells: {
          application: row.no,
          name: personName(row.name, row.name_bng),
          service: definition?.title ?? row.service,
          district: row.district === null ? null : nameOf(districts, row.district),
          submittedOn: row.received_on,
          status: definition?.workflow.states[row.state]?.label ?? row.state,
          amount: row.amount,
          paidOn: row.paid_on,
        },
        links: { application: toFile(row.service, row.no) },
        service: row.service,
        key: row.id,
      }
    })
  },
} // prettier-ignore

/** A figure nobody knows counts nothing. */
function which(asked: Asked) {
  const figure = figures.get(asked.query.figure ?? '')
  return figure ? sql`${filesOf(asked, { day: figure.day })} and ${figure.counts}` : sql`false`
}
