import { sql } from 'kysely'
import { filesOf } from '../conditions.ts'
import type { Asked, LongReport, ReportRow } from '../counting.ts'
import { personName } from '../file-names.ts'
import { toFile } from '../links.ts'
import { nameOf, namesIn } from '../names.ts'

type Row = {
  id: number
  no: string
  service: string
  name: string | null
  name_bng: string | null
  father: string | null
  district: string | null
  paid: string
  paid_on: string
}

/** G07. Who was paid, the newest application first. */
export const beneficiaries: LongReport = {
  async measure(asked) {
    const { rows } = await sql<{ total: number; amount: string }>`
      select count(*)::int as total, coalesce(sum(file.paid), 0)::numeric(16, 2)::text as amount from report_file file where ${paid(asked)}`.execute(asked.db)
    return { total: rows[0]?.total ?? 0, sums: { amount: rows[0]?.amount ?? '0' } }
  },
  async rows(asked, { limit, offset, after, sort }) {
    const order = sort ? byDay(sort.descending) : sql`file.application_id desc`
    const { rows } = await sql<Row>`
      select file.application_id as id, told.no, file.service, told.name, told.name_bng, file.district, file.paid, file.paid_on,
        coalesce(told.answers->>'fatherName', told.answers->>'workerFatherName', told.answers->>'deceasedFatherName') as father
      from (
        select * from report_file file where ${paid(asked)} ${after === undefined ? sql`` : sql`and file.application_id < ${after}`}
        order by ${order} limit ${limit} offset ${offset}
      ) file join application told on told.id = file.application_id
      order by ${order}`.execute(asked.db)
    const districts = await namesIn(asked.db, 'district')
    return rows.map((row): ReportRow => ({
      cells: {
        application: row.no,
        name: personName(row.name, row.name_bng),
        father: row.father,
        district: row.district === null ? null : nameOf(districts, row.district),
        service: asked.services.find(({ id }) => id === row.service)?.title ?? row.service,
        amount: row.paid,
        paidOn: row.paid_on,
      },
      links: { application: toFile(row.service, row.no) },
      service: row.service,
      key: row.id,
    }))
  },
} // prettier-ignore

const byDay = (isDown: boolean) => (isDown ? sql`file.paid_on desc, file.application_id desc` : sql`file.paid_on, file.application_id`)
const paid = (asked: Asked) => filesOf(asked, { day: 'paid_on' })
