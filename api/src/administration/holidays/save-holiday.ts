import type { InputOf } from '@wewb/domain/http/contract'
import type {
  removeHoliday as removeHolidayEndpoint,
  saveHoliday as saveHolidayEndpoint,
} from '@wewb/domain/administration/administration-contracts'
import { validateHoliday, normalizeHoliday } from '@wewb/domain/administration/holiday-input'
import { isIsoDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { lockSubject, parseRevision } from '#db/optimistic-locking.ts'
import { findLastChanges } from '#db/revision-queries.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { deleteHoliday, findHoliday, upsertHolidays, holidaySubject } from './queries.ts'

const taken = { bn: 'এই দিনে আগেই একটি ছুটি আছে।', en: 'There is a holiday on this day already.' }

/** Creates a holiday, renames one, or moves one to another day, as lunar holidays require. */
export async function saveHoliday(
  { db, actor }: Context,
  { was, revision, ...typed }: InputOf<typeof saveHolidayEndpoint>,
) {
  const holiday = normalizeHoliday(typed)
  assertNoIssues(validateHoliday(holiday))
  await db.transaction().execute(async (tx) => {
    await lockSubject(tx, holidaySubject(was ?? holiday.day), was === undefined ? undefined : revision)
    const before =
      was === undefined
        ? undefined
        : isIsoDate(was)
          ? ((await findHoliday(tx, was)) ?? throwProblem('NOT_FOUND'))
          : throwProblem('NOT_FOUND')
    const isMoved = was !== holiday.day
    if (isMoved && (await findHoliday(tx, holiday.day))) assertNoIssues([{ path: 'day', code: 'rule', message: taken }])
    if (before && isMoved) await deleteHoliday(tx, before.day)
    await upsertHolidays(tx, [holiday])
    const from = before && { day: before.day, name: before.name, nameBng: before.name_bng }
    await recordAuditEntry(tx, actor, 'holiday.saved', holidaySubject(holiday.day), {
      ...(from && { from }),
      to: holiday,
    })
    if (before && isMoved)
      await recordAuditEntry(tx, actor, 'holiday.removed', holidaySubject(before.day), { from, to: holiday })
  })
  return {
    ...holiday,
    revision: (await findLastChanges(db, [holidaySubject(holiday.day)]))(holidaySubject(holiday.day)),
  }
}

export async function removeHoliday(
  { db, actor }: Context,
  { day, revision }: InputOf<typeof removeHolidayEndpoint>,
): Promise<null> {
  if (!isIsoDate(day)) return throwProblem('NOT_FOUND')
  return await db.transaction().execute(async (tx) => {
    await lockSubject(tx, holidaySubject(day), parseRevision(revision))
    const { name, name_bng } = (await findHoliday(tx, day)) ?? throwProblem('NOT_FOUND')
    await deleteHoliday(tx, day)
    await recordAuditEntry(tx, actor, 'holiday.removed', holidaySubject(day), {
      from: { day, name, nameBng: name_bng },
    })
    return null
  })
}
