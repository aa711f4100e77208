import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'

type NewPendingSession = { hash: Buffer; accountId: number; lifeInSeconds: number }

export async function insertPendingSession(tx: Tx, { hash, accountId, lifeInSeconds }: NewPendingSession) {
  const expires = sql`now() + make_interval(secs => ${lifeInSeconds})` as never
  await tx
    .insertInto('half_log_in')
    .values({ token_hash: hash, account_id: accountId, expires_at: expires, used_at: null })
    .execute()
}

export const findPendingSession = (db: Database, hash: Buffer, maxTries: number) =>
  db
    .selectFrom('half_log_in')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', maxTries)
    .executeTakeFirst()

/** Counts another attempt for an open pending session. */
export const updatePendingSessionTries = (db: Database, hash: Buffer, maxTries: number) =>
  db
    .updateTable('half_log_in')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', maxTries)
    .returning(['account_id', 'tries'])
    .executeTakeFirst()

export const updatePendingSessionAsUsed = (tx: Tx, hash: Buffer) =>
  tx
    .updateTable('half_log_in')
    .set({ used_at: sql`now()` as never })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()

export async function updatePendingSessionsAsUsed(tx: Tx, accountId: number) {
  const used = { used_at: sql<Date>`now()` }
  await tx
    .updateTable('half_log_in')
    .set(used)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

export const deletePendingSessions = (tx: Tx, accountId: number) =>
  tx.deleteFrom('half_log_in').where('account_id', '=', accountId).execute()
