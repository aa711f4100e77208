import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { removeHoliday as removeCall, saveHoliday as saveCall } from '../../../domain/src/contracts/administration.ts'
import { checkHoliday, tidyHoliday } from '../../../domain/src/content/holiday.ts'
import { isDay } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'
import { holdSubject, lastChanges, readSeen } from '../platform/last-change.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { dropHoliday, findHoliday, putHolidays, subjectOf } from './repository.ts'

const taken = { bn: 'এই দিনে আগেই একটি ছুটি আছে।', en: 'There is a holiday on this day already.' }

/** A new holiday, another name of one, or the same one on another day, as the moon has it. */
export async function saveHoliday({ db, actor }: Context, { was, revision, ...typed }: InputOf<typeof saveCall>) {
  const holiday = tidyHoliday(typed)
  insist(checkHoliday(holiday))
  await db.transaction().execute(async (tx) => {
    await holdSubject(tx, subjectOf(was ?? holiday.day), was === undefined ? undefined : revision)
    const before = was === undefined ? undefined : isDay(was) ? ((await findHoliday(tx, was)) ?? refuse('NOT_FOUND')) : refuse('NOT_FOUND')
    const isMoved = was !== holiday.day
    if (isMoved && (await findHoliday(tx, holiday.day))) insist([{ path: 'day', code: 'rule', message: taken }])
    if (before && isMoved) await dropHoliday(tx, before.day)
    await putHolidays(tx, [holiday])
    const from = before && { day: before.day, name: before.name, nameBng: before.name_bng }
    await record(tx, actor, 'holiday.saved', subjectOf(holiday.day), { ...(from && { from }), to: holiday })
    if (before && isMoved) await record(tx, actor, 'holiday.removed', subjectOf(before.day), { from, to: holiday })
  })
  return { ...holiday, revision: (await lastChanges(db, [subjectOf(holiday.day)]))(subjectOf(holiday.day)) }
}

export async function removeHoliday({ db, actor }: Context, { day, revision }: InputOf<typeof removeCall>): Promise<null> {
  if (!isDay(day)) return refuse('NOT_FOUND')
  return await db.transaction().execute(async (tx) => {
    await holdSubject(tx, subjectOf(day), readSeen(revision))
    const { name, name_bng } = (await findHoliday(tx, day)) ?? refuse('NOT_FOUND')
    await dropHoliday(tx, day)
    await record(tx, actor, 'holiday.removed', subjectOf(day), { from: { day, name, nameBng: name_bng } })
    return null
  })
}
