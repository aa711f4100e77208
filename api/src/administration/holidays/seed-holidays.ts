import { fixedHolidays } from '@wewb/domain/reference/fixed-holidays'
import type { Tx } from '#db/database.ts'
import { insertHolidayYear, insertMissingHolidays } from './queries.ts'

/** Seeds this year and the next, each only once, so that changes and removals by staff persist. */
export async function seedHolidays(tx: Tx, year: number) {
  for (const sowing of [year, year + 1]) {
    const sown = await insertHolidayYear(tx, sowing)
    if (!sown) continue
    const rows = fixedHolidays.map(({ day, name }) => ({ day: `${sowing}-${day}`, name: name.en, name_bng: name.bn }))
    await insertMissingHolidays(tx, rows)
  }
}
