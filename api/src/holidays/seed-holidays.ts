import { fixedHolidays } from '../../../domain/src/lookups/holidays.ts'
import type { Tx } from '../platform/database.ts'

/** This year's and the next, each sown once: what the board has named otherwise or removed stays so. */
export async function seedHolidays(tx: Tx, year: number) {
  for (const sowing of [year, year + 1]) {
    const sown = await tx
      .insertInto('holiday_year')
      .values({ year: sowing })
      .onConflict((conflict) => conflict.doNothing())
      .returning('year')
      .executeTakeFirst()
    if (!sown) continue
    await tx
      .insertInto('holiday')
      .values(fixedHolidays.map(({ day, name }) => ({ day: `${sowing}-${day}`, name: name.en, name_bng: name.bn })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
