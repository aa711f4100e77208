import { isYear } from '../../../domain/src/content/holiday.ts'
import { dhakaYear } from '../../../domain/src/language/dates.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import { lastChanges } from '../platform/last-change.ts'
import { listHolidaysOf, listYears, subjectOf } from './repository.ts'

export async function listHolidays({ db, now }: Context, { year: asked = '' }: { year?: string | undefined }) {
  const thisYear = dhakaYear(now())
  const year = isYear(toAsciiDigits(asked)) ? Number(toAsciiDigits(asked)) : thisYear
  const rows = await listHolidaysOf(db, year)
  const revisionOf = await lastChanges(
    db,
    rows.map(({ day }) => subjectOf(day)),
  )
  const list = rows.map(({ day, name, name_bng }) => ({ day, name, nameBng: name_bng, revision: revisionOf(subjectOf(day)) }))
  return { year, years: await listYears(db, thisYear), list }
}
