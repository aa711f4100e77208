import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'

type NewResetToken = { hash: Buffer; accountId: number; lifeInMinutes: number }

export async function insertResetToken(tx: Tx, { hash, accountId, lifeInMinutes }: NewResetToken) {
  const expires = sql`now() + make_interval(mins => ${lifeInMinutes})` as never
  await tx.insertInto('reset_token').values({ token_hash: hash, account_id: accountId, expires_at: expires }).execute()
}

export const findOpenResetToken = (db: Database, token: Buffer) =>
  db
    .selectFrom('reset_token')
    .select('account_id')
    .where('token_hash', '=', token)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

export const updateResetTokenAsUsed = (tx: Tx, token: Buffer) =>
  tx
    .updateTable('reset_token')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', token)
    .where('used_at', 'is', null)
    .executeTakeFirst()

/** Marks all open reset tokens of an account as used. */
export const updateResetTokensAsUsed = (tx: Tx, accountId: number) =>
  tx
    .updateTable('reset_token')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
