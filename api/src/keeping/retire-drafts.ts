import { sql } from 'kysely'
import { addDays } from '../../../domain/src/engine/working-days.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { fileOf } from '../applications/file.ts'
import { lockByNumber } from '../applications/repository.ts'
import { tellApplicant } from '../applications/tell-applicant.ts'
import type { Portal } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { portalActs, record } from '../platform/record.ts'
import { readSettings } from '../settings/repository.ts'

type Round = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now'>

/** Nobody loses a draft without having been told so many days before. */
const warnedDays = 7
/** What is more waits for the next morning. */
const atMost = 2000

/**
 * Each morning: what people wrote and left lying is not kept about them for ever. A draft stays as long as its circular takes
 * applications, for many write on the last day; and one that the board itself began in somebody's case stays with the case.
 */
export async function retireDrafts(portal: Round) {
  await forgetOldWarnings(portal.db)
  await removeWarned(portal)
  await warn(portal)
}

/** Somebody has gone on with it: the days count anew. */
const forgetOldWarnings = (db: Database) =>
  sql`delete from draft_warning w using application a where a.id = w.application_id and (a.updated_at > w.warned_at or a.status <> 'DRAFT')`.execute(
    db,
  )

/** Drafts that nobody has written in since that moment, of circulars that are over on that day. */
const untouched = (before: Date, day: string) => sql`a.status = 'DRAFT' and a.case_id is null and a.updated_at < ${before}
  and not exists (select from setup s where s.id = a.setup_id and s.closed_at is null and s.closes_on >= ${day})
  and not exists (select from document d where d.application_id = a.id and d.created_at >= ${before})`

async function warn({ db, secrets, jobs, now }: Round) {
  const kept = (await readSettings(db)).number('DRAFT_KEPT_DAYS')
  const removedOn = addDays(dhakaDay(now()), warnedDays)
  const { rows } = await sql<{ no: string }>`
    select a.no from application a where ${untouched(daysBefore(now(), kept - warnedDays), removedOn)}
    and not exists (select from draft_warning w where w.application_id = a.id) order by a.updated_at limit ${atMost}`.execute(db)
  for (const { no } of rows)
    await db.transaction().execute(async (tx) => {
      const row = await lockByNumber(tx, no)
      if (row?.status !== 'DRAFT') return
      await tx.insertInto('draft_warning').values({ application_id: row.id, warned_at: now(), removed_on: removedOn }).execute()
      await tellApplicant(tx, jobs, { file: await fileOf(tx, secrets, row), template: 'DRAFT_ENDING', standing: { dueOn: removedOn } })
    })
}

async function removeWarned({ db, now }: Round) {
  const kept = (await readSettings(db)).number('DRAFT_KEPT_DAYS')
  const today = dhakaDay(now())
  const { rows: due } = await sql<{ no: string; over: boolean }>`
    select a.no, (${untouched(daysBefore(now(), kept), today)}) as over
    from draft_warning w join application a on a.id = w.application_id
    where w.removed_on <= ${today} order by w.removed_on limit ${atMost}`.execute(db)
  for (const { no, over } of due) await db.transaction().execute((tx) => (over ? remove(tx, no) : takeBackWarning(tx, no)))
}

/** With its documents; what they were stored as is swept when no row names it any more. */
async function remove(tx: Tx, no: string) {
  const { rows } = await sql`delete from application a using draft_warning w
    where a.no = ${no} and w.application_id = a.id and a.status = 'DRAFT' and a.updated_at <= w.warned_at returning a.no`.execute(tx)
  if (rows.length > 0) await record(tx, portalActs, 'application.deleted', `application:${no}`, { reason: 'untouched' })
}

/** Its circular was prolonged, or the board keeps drafts longer now: they are warned again before its end. */
async function takeBackWarning(tx: Tx, no: string) {
  await sql`delete from draft_warning w using application a where a.id = w.application_id and a.no = ${no}`.execute(tx)
}

/** From midnight in Dhaka: a round that comes a minute earlier than the one before still finds what that one warned of. */
const daysBefore = (now: Date, days: number) => new Date(`${addDays(dhakaDay(now), -days)}T00:00:00+06:00`)
