import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'

export const listOpenSessions = (db: Database, accountId: number) =>
  db
    .selectFrom('session')
    .select([
      'id',
      'device',
      'created_at',
      'last_seen_at',
      sql<boolean>`new_device and created_at > now() - interval '7 days'`.as('is_new'),
    ])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute()

/** Finds the latest new-device session of the last week other than this one. */
export const listNewDeviceSessions = (db: Database, accountId: number, sessionId: string) =>
  db
    .selectFrom('session')
    .select(['device', 'created_at'])
    .where('account_id', '=', accountId)
    .where('new_device', '=', true)
    .where('id', '!=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute()

export const updateSessionAsEnded = (tx: Tx, id: string, accountId: number) =>
  tx
    .updateTable('session')
    .set({ ended_at: sql`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Returns whether the account has known devices and this is not one of them. */
export async function isNewDevice(db: Database, accountId: number, mark: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean; knowsOthers: boolean }>`
    select exists (select from known_device where account_id = ${accountId} and mark_hash = ${mark}) as "isKnown",
      exists (select from known_device where account_id = ${accountId}) as "knowsOthers"`.execute(db)
  return rows[0]?.knowsOthers === true && !rows[0].isKnown
}

export const insertOrUpdateKnownDevice = (tx: Tx, accountId: number, mark: Buffer) =>
  tx
    .insertInto('known_device')
    .values({ account_id: accountId, mark_hash: mark })
    .onConflict((conflict) => conflict.columns(['account_id', 'mark_hash']).doUpdateSet({ last_seen_at: sql`now()` }))
    .execute()
