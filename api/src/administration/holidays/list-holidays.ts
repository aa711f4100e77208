import { isHolidayYear } from '@wewb/domain/administration/holiday-input'
import { dhakaYear } from '@wewb/domain/language/dates'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Context } from '#server/context.ts'
import { findLastChanges } from '#db/revision-queries.ts'
import { listHolidaysOfYear, listHolidayYears, holidaySubject } from './queries.ts'

export async function listHolidays({ db, now }: Context, { year: requestedYear = '' }: { year?: string | undefined }) {
  const thisYear = dhakaYear(now())
  const year = isHolidayYear(toAsciiDigits(requestedYear)) ? Number(toAsciiDigits(requestedYear)) : thisYear
  const rows = await listHolidaysOfYear(db, year)
  const revisionOf = await findLastChanges(
    db,
    rows.map(({ day }) => holidaySubject(day)),
  )
  const list = rows.map(({ day, name, name_bng }) => ({
    day,
    name,
    nameBng: name_bng,
    revision: revisionOf(holidaySubject(day)),
  }))
  return { year, years: await listHolidayYears(db, thisYear), list }
}
