import { fixedHolidays } from '../../../domain/src/lookups/holidays.ts'
import type { Tx } from '../platform/database.ts'

/** This year's and the next: what the board has named otherwise stays as it is. */
export const seedHolidays = (tx: Tx, year: number) =>
  tx
    .insertInto('holiday')
    .values(
      [year, year + 1].flatMap((of) => fixedHolidays.map(({ day, name }) => ({ day: `${of}-${day}`, name: name.en, name_bng: name.bn }))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
