import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, LongReport, ReportRow } from '../counting.ts'
import { keyOf, readKey } from './day-keys.ts'

/** As much of a file as the lists of M01 to M03 tell. */
export type LyingFile = {
  id: number
  no: string
  service: string
  state: string
  name: string | null
  name_bng: string | null
  desk: string | null
  district: string | null
  mission: string | null
  airport: string | null
  since: string
  due_on: string | null
  desk_due_on: string | null
  taken_by: number | null
}

type Lying = {
  which(asked: Asked): RawBuilder<SqlBool>
  /** The day it is ordered by, and that of each other column one may sort by. */
  day: Day
  sorts: Record<string, Day>
  sayFigure?: LongReport['sayFigure']
  describe(asked: Asked, files: readonly LyingFile[]): Promise<Omit<ReportRow, 'key' | 'service'>[]>
}
type Day = 'since' | 'due_on' | 'desk_due_on'

/** A file that is due on no day comes last. */
const never = '2199-12-31'

/** One row a file that lies somewhere now, by a day of its own. Deep pages are found in the index; only the page itself is read. */
export const lyingList = ({ which, day, sorts, sayFigure, describe }: Lying): LongReport => ({
  ...(sayFigure ? { sayFigure } : {}),
  async measure(asked) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from application file where ${which(asked)} and ${filesOf(asked)}`.execute(asked.db)
    return { total: rows[0]?.n ?? 0 }
  },
  async rows(asked, { limit, offset, after, sort }) {
    const column = sql.ref(`file.${(sort && sorts[sort.column]) ?? day}`)
    const way = sql.raw(sort?.descending ? 'desc' : 'asc')
    const last = after === undefined ? undefined : readKey(after)
    const onward = last ? sql`and (coalesce(${column}, ${never}::date), file.id) > (${last.day}::date, ${last.id})` : sql``
    const { rows } = await sql<LyingFile>`
      with page as materialized (
        select file.id from application file where ${which(asked)} and ${filesOf(asked)} ${onward}
        order by ${column} ${way}, file.id ${way} limit ${limit} offset ${offset})
      select id, no, service, state, name, name_bng, desk, district, mission, airport, since, due_on, desk_due_on, taken_by
      from application file where id in (select id from page) order by ${column} ${way}, file.id ${way}`.execute(asked.db)
    const told = await describe(asked, rows)
    return told.map((row, place): ReportRow => {
      const file = rows[place] as LyingFile
      return { ...row, service: file.service, key: keyOf(file[day] ?? never, file.id) }
    })
  },
})

/** In both languages as far as the form asked it. */
export const nameOf = ({ name, name_bng }: Pick<LyingFile, 'name' | 'name_bng'>): Bilingual => ({
  bn: name_bng ?? name ?? '',
  en: name ?? name_bng ?? '',
})
