import { sql } from 'kysely'
import type { HolidayInput } from '@wewb/domain/administration/holiday-input'
import type { Database, Tx } from '#db/database.ts'

export const holidaySubject = (day: string) => `holiday:${day}`

/** Audit subject of the whole list, used where many days change at once. */
export const holidayListSubject = 'holidays'

export const listHolidaysOfYear = (db: Database, year: number) =>
  db
    .selectFrom('holiday')
    .select(['day', 'name', 'name_bng'])
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .orderBy('day')
    .execute()

/** Lists the years that have holidays, plus this year and the next. */
export async function listHolidayYears(db: Database, thisYear: number): Promise<number[]> {
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

export const upsertHolidays = (tx: Tx, list: readonly HolidayInput[]) =>
  tx
    .insertInto('holiday')
    .values(list.map(({ day, name, nameBng }) => ({ day, name, name_bng: nameBng })))
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), name_bng: eb.ref('excluded.name_bng') })),
    )
    .execute()

export const deleteHoliday = (tx: Tx, day: string) => tx.deleteFrom('holiday').where('day', '=', day).execute()

/** Returns undefined when the year exists already. */
export const insertHolidayYear = (tx: Tx, year: number) =>
  tx
    .insertInto('holiday_year')
    .values({ year })
    .onConflict((conflict) => conflict.doNothing())
    .returning('year')
    .executeTakeFirst()

export const insertMissingHolidays = (tx: Tx, holidays: readonly { day: string; name: string; name_bng: string }[]) =>
  tx
    .insertInto('holiday')
    .values(holidays)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
