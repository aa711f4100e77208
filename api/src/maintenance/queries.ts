import { sql } from 'kysely'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Database, Tx } from '#db/database.ts'
import { listByteaColumns } from './bytea-columns.ts'

/** Deletes warnings of drafts that were edited since, so that the period starts again. */
export const deleteOutdatedDraftWarnings = (db: Database) =>
  sql`delete from draft_warning w using application a
    where a.id = w.application_id and (a.updated_at > w.warned_at or a.status <> 'DRAFT')`.execute(db)

/**
 * Drafts without changes since `before`, whose circular is closed on that day. While a service was stopped, nobody
 * could submit a draft, so the days count from its reopening.
 */
const isUntouched = (
  before: Date,
  day: string,
) => sql`a.status = 'DRAFT' and a.case_id is null and a.updated_at < ${before}
  and not exists (select from setup s where s.id = a.setup_id and s.closed_at is null and s.closes_on >= ${day})
  and not exists (select from service_stop t where t.service = a.service
    and (t.reopened_at >= ${before}
      or (t.reopened_at is null and (t.opens_on is null or t.opens_on >= ${toDhakaDate(before)}))))
  and not exists (select from document d where d.application_id = a.id and d.created_at >= ${before})`

/** `before` and `day` decide whether a draft is untouched. */
type DraftFilter = { before: Date; day: string; limit: number }

export async function listDraftsToWarn(db: Database, { before, day, limit }: DraftFilter): Promise<{ no: string }[]> {
  const { rows } = await sql<{ no: string }>`
    select a.no from application a where ${isUntouched(before, day)}
    and not exists (select from draft_warning w where w.application_id = a.id)
    order by a.updated_at limit ${limit}`.execute(db)
  return rows
}

/** Lists warned drafts whose removal is due; `over` is true for those that are still untouched. */
export async function listDueDrafts(
  db: Database,
  { before, day, limit }: DraftFilter,
): Promise<{ no: string; over: boolean }[]> {
  const { rows } = await sql<{ no: string; over: boolean }>`
    select a.no, (${isUntouched(before, day)}) as over
    from draft_warning w join application a on a.id = w.application_id
    where w.removed_on <= ${day} order by w.removed_on limit ${limit}`.execute(db)
  return rows
}

type DraftWarning = { applicationId: number; warnedAt: Date; removedOn: string }

export const insertDraftWarning = (tx: Tx, { applicationId, warnedAt, removedOn }: DraftWarning) =>
  tx
    .insertInto('draft_warning')
    .values({ application_id: applicationId, warned_at: warnedAt, removed_on: removedOn })
    .execute()

/** Deletes nothing when the application is no longer a draft or was changed after the warning. */
export async function deleteWarnedDraft(tx: Tx, no: string) {
  const { rows } = await sql`delete from application a using draft_warning w
    where a.no = ${no} and w.application_id = a.id and a.status = 'DRAFT' and a.updated_at <= w.warned_at
    returning a.no`.execute(tx)
  return rows
}

export async function deleteDraftWarning(tx: Tx, no: string) {
  await sql`delete from draft_warning w using application a where a.id = w.application_id and a.no = ${no}`.execute(tx)
}

/** Takes a session-level lock; returns false if another connection holds it. */
export async function tryAdvisoryLock(connection: Database, key: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(connection)
  return rows[0]?.locked ?? false
}

export async function releaseAdvisoryLock(connection: Database, key: number) {
  await sql`select pg_advisory_unlock(${key})`.execute(connection)
}

/** Returns those of the hashes that a row of any table refers to. */
export async function listReferencedFiles(db: Database, hashes: readonly Buffer[]): Promise<{ sha256: Buffer }[]> {
  const selects = listByteaColumns('file').flatMap(({ table, columns }) =>
    columns.map(
      (column) =>
        sql`
          select ${sql.ref(column)} as sha256 from ${sql.table(table)}
          where ${sql.ref(column)} = any(${hashes}::bytea[])`,
    ),
  )
  const { rows } = await sql<{ sha256: Buffer }>`${sql.join(selects, sql` union `)}`.execute(db)
  return rows
}

/** Lists register imports that wait for confirmation or are running. */
export const listActiveImports = (db: Database) =>
  db.selectFrom('register_import').select('id').where('state', 'in', ['READ', 'RUNNING']).execute()
