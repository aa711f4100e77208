import { sql } from 'kysely'
import type { HolidayText } from '../../../domain/src/content/holiday.ts'
import type { Database, Tx } from '../platform/database.ts'

export const subjectOf = (day: string) => `holiday:${day}`

/** Stands for the list as a whole, where many of its days change at once. */
export const wholeList = 'holidays'

export const listHolidaysOf = (db: Database, year: number) =>
  db
    .selectFrom('holiday')
    .select(['day', 'name', 'name_bng'])
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .orderBy('day')
    .execute()

/** The years that have holidays, and with them the two that people look for. */
export async function listYears(db: Database, thisYear: number): Promise<number[]> {
  const rows = await db
    .selectFrom('holiday')
    .select(sql<number>`extract(year from day)::integer`.as('year'))
    .distinct()
    .execute()
  return [...new Set([...rows.map(({ year }) => year), thisYear, thisYear + 1])].toSorted((one, other) => one - other)
}

export const findHoliday = (db: Database | Tx, day: string) =>
  db.selectFrom('holiday').select(['day', 'name', 'name_bng']).where('day', '=', day).executeTakeFirst()

export const findHolidays = (db: Database | Tx, days: readonly string[]) =>
  db
    .selectFrom('holiday')
    .select(['day', 'name', 'name_bng'])
    .where('day', 'in', ['2000-01-01', ...days])
    .execute()

export const putHolidays = (tx: Tx, list: readonly HolidayText[]) =>
  tx
    .insertInto('holiday')
    .values(list.map(({ day, name, nameBng }) => ({ day, name, name_bng: nameBng })))
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), name_bng: eb.ref('excluded.name_bng') })),
    )
    .execute()

export const dropHoliday = (tx: Tx, day: string) => tx.deleteFrom('holiday').where('day', '=', day).execute()
