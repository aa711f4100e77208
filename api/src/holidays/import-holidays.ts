import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { importHolidays as importCall } from '../../../domain/src/contracts/administration.ts'
import { checkHoliday, tidyHoliday } from '../../../domain/src/content/holiday.ts'
import type { Context } from '../platform/context.ts'
import { holdSubject } from '../platform/last-change.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { findHolidays, putHolidays, subjectOf, wholeList } from './repository.ts'

/** All of them or none. The same file once more changes nothing. */
export async function importHolidays({ db, actor }: Context, { list: typed }: InputOf<typeof importCall>) {
  const list = [...new Map(typed.map(tidyHoliday).map((holiday) => [holiday.day, holiday])).values()]
  insist(list.flatMap((holiday, at) => checkHoliday(holiday).map((issue) => ({ ...issue, path: `list.${at}.${issue.path}` }))))
  return await db.transaction().execute(async (tx) => {
    await holdSubject(tx, wholeList, undefined)
    const stored = new Map(
      (
        await findHolidays(
          tx,
          list.map(({ day }) => day),
        )
      ).map((row) => [row.day, row]),
    )
    const added = list.filter(({ day }) => !stored.has(day))
    const changed = list.filter(
      ({ day, name, nameBng }) => stored.has(day) && (stored.get(day)?.name !== name || stored.get(day)?.name_bng !== nameBng),
    )
    if (added.length + changed.length > 0) {
      await putHolidays(tx, [...added, ...changed])
      // Whoever has one of these open for editing is told that it changed.
      for (const to of changed) await record(tx, actor, 'holiday.saved', subjectOf(to.day), { from: stored.get(to.day), to })
      await record(tx, actor, 'holiday.imported', wholeList, { added: added.map(({ day }) => day), changed: changed.map(({ day }) => day) })
    }
    return { added: added.length, changed: changed.length }
  })
}
