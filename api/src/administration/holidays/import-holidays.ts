import type { InputOf } from '@wewb/domain/http/contract'
import type { importHolidays as importHolidaysEndpoint } from '@wewb/domain/administration/administration-contracts'
import { validateHoliday, normalizeHoliday } from '@wewb/domain/administration/holiday-input'
import type { Context } from '#server/context.ts'
import { lockSubject } from '#db/optimistic-locking.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { findHolidays, upsertHolidays, holidaySubject, holidayListSubject } from './queries.ts'

/** Imports all holidays or none. Importing the same file again changes nothing. */
export async function importHolidays({ db, actor }: Context, { list: typed }: InputOf<typeof importHolidaysEndpoint>) {
  const list = [...new Map(typed.map(normalizeHoliday).map((holiday) => [holiday.day, holiday])).values()]
  assertNoIssues(
    list.flatMap((holiday, at) =>
      validateHoliday(holiday).map((issue) => ({ ...issue, path: `list.${at}.${issue.path}` })),
    ),
  )
  return await db.transaction().execute(async (tx) => {
    await lockSubject(tx, holidayListSubject, undefined)
    const existing = new Map(
      (
        await findHolidays(
          tx,
          list.map(({ day }) => day),
        )
      ).map((row) => [row.day, row]),
    )
    const added = list.filter(({ day }) => !existing.has(day))
    const changed = list.filter(
      ({ day, name, nameBng }) =>
        existing.has(day) && (existing.get(day)?.name !== name || existing.get(day)?.name_bng !== nameBng),
    )
    if (added.length + changed.length > 0) {
      await upsertHolidays(tx, [...added, ...changed])
      // Records each changed holiday, so that an open editor of it detects the conflict.
      for (const to of changed)
        await recordAuditEntry(tx, actor, 'holiday.saved', holidaySubject(to.day), { from: existing.get(to.day), to })
      await recordAuditEntry(tx, actor, 'holiday.imported', holidayListSubject, {
        added: added.map(({ day }) => day),
        changed: changed.map(({ day }) => day),
      })
    }
    return { added: added.length, changed: changed.length }
  })
}
