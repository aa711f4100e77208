import { sql, type RawBuilder } from 'kysely'
import { sightOf, type Sight } from '../../../../domain/src/complaints/standing.ts'
import { stateRows, type ComplaintState } from '../../../../domain/src/complaints/states.ts'
import { addDays, workingDaysBetween } from '../../../../domain/src/engine/working-days.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import { complaintTypes } from '../../../../domain/src/lookups/event-lists.ts'
import { officeTypeNames } from '../../../../domain/src/lookups/offices.ts'
import { listHolidays } from '../../applications/repository.ts'
import { officerOf } from '../../complaints/complaint.ts'
import { namesOfOffices } from '../../lookups/offices.ts'
import type { Asked, LongReport, ShortReport } from '../counting.ts'
import { listBehind } from '../links.ts'
import { headingOf, sayParts } from './figure-words.ts'
import { momentIn } from './days-of-moments.ts'

/** domain/6-reports.md M12. */
const lateAfter = 30
const settled = sql`complaint.state in ('RESOLVED', 'DISMISSED')`

/** Complaints that came in these days, as far as this officer may see them at all: the accused office is blind to what is said about it. */
async function received(asked: Asked) {
  const officer = await officerOf(asked)
  const own = officer.officeId
  const sights: Record<Sight, RawBuilder<unknown>> = {
    all: sql`true`,
    'not-head-office': sql`not complaint.accuses_hq`,
    'own-office': sql`complaint.accused_office is distinct from ${own} and (complaint.office_id = ${own} or complaint.entered_office = ${own})`,
    nothing: sql`false`,
  }
  const office = Number(asked.query.office ?? 0)
  return sql`complaint where ${momentIn('complaint.received_at', asked.days)} and ${sights[sightOf(officer)]} and ${office ? sql`complaint.office_id = ${office}` : sql`true`}`
}

/** Open, and older than thirty working days: what came on this day or before. */
async function isLate({ db, today }: Asked) {
  const holidays = await listHolidays(db)
  let day = today
  while (workingDaysBetween(day, today, holidays) <= lateAfter) day = addDays(day, -1)
  return sql`not ${settled} and report_day(complaint.received_at) <= ${day}::date`
}

type Group = { type: string; office_id: number | null; received: number; settled: number; late: number; satisfaction: string | null }

/** M12: by type and by the office that handles it; what no office was given yet lies at head office. */
export const complaintCounts: ShortReport = {
  async list(asked) {
    const { rows } = await sql<Group>`
      select complaint.type, complaint.office_id, count(*)::int as received, count(*) filter (where ${settled})::int as settled,
        count(*) filter (where ${await isLate(asked)})::int as late, round(avg(complaint.satisfaction), 1)::text as satisfaction
      from ${await received(asked)} group by 1, 2 order by 1, 2 nulls first`.execute(asked.db)
    const offices = await namesOfOffices(asked.db, rows.map(({ office_id }) => office_id)) // prettier-ignore
    return rows.map(({ type, office_id, satisfaction, ...counts }) => {
      const link = (which: string) => listBehind(asked, 'M12F', { figure: `${which}.${type}.${office_id ?? 0}` })
      return {
        cells: {
          type: typeName(type),
          office: officeName(offices, office_id),
          ...counts,
          satisfaction: satisfaction && digitsInBoth(satisfaction),
        },
        links: { received: link('received'), settled: link('settled'), late: link('late') },
      }
    })
  },
}

const typeName = (code: string): Bilingual | string => complaintTypes.find((type) => type.code === code)?.name ?? code
const officeName = (offices: ReadonlyMap<number, Bilingual>, id: number | null) => offices.get(id ?? 0) ?? officeTypeNames.HQ

type Complaint = { id: number; ticket_no: string; type: string; office_id: number | null; on_day: string; state: ComplaintState; closed_on: string | null; satisfaction: number | null } // prettier-ignore

/** Behind M12: the complaints that a figure counted, the newest first. Nothing of who complained. */
export const complaintsBehind: LongReport = {
  async sayFigure({ db }, figure) {
    const [which = '', type = '', office] = figure.split('.')
    return sayParts(
      headingOf('M12', which),
      typeName(type),
      officeName(await namesOfOffices(db, [Number(office) || 0]), Number(office) || 0),
    )
  },
  async measure(asked) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${await ofFigure(asked)}`.execute(asked.db)
    return { total: rows[0]?.n ?? 0 }
  },
  async rows(asked, { limit, offset, after, sort }) {
    const { rows } = await sql<Complaint>`
      select id, ticket_no, type, office_id, report_day(received_at) as on_day, state, closed_on, satisfaction from ${await ofFigure(asked)}
        and ${after === undefined ? sql`true` : sql`complaint.id < ${after}`}
      order by complaint.id ${sql.raw(sort && !sort.descending ? 'asc' : 'desc')} limit ${limit} offset ${offset}`.execute(asked.db)
    const offices = await namesOfOffices(asked.db, rows.map(({ office_id }) => office_id)) // prettier-ignore
    return rows.map((row) => ({
      cells: {
        ticket: row.ticket_no,
        type: typeName(row.type),
        office: officeName(offices, row.office_id),
        receivedOn: row.on_day,
        state: stateRows[row.state].name,
        closedOn: row.closed_on,
        satisfaction: row.satisfaction === null ? null : digitsInBoth(row.satisfaction),
      },
      links: { ticket: `/complaint-list?${new URLSearchParams({ ticket: row.ticket_no })}` },
      key: row.id,
    }))
  },
}

async function ofFigure(asked: Asked) {
  const [which = '', type, office] = (asked.query.figure ?? '').split('.')
  const counted = which === 'settled' ? settled : which === 'late' ? await isLate(asked) : sql`true`
  const handled = office ? sql`coalesce(complaint.office_id, 0) = ${Number(office) || 0}` : sql`true`
  return sql`${await received(asked)} and ${counted} and ${type ? sql`complaint.type = ${type}` : sql`true`} and ${handled}`
}
