import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'

export const listTrusted = (db: Database) =>
  db.selectFrom('signing_key').select(['id', 'public_key']).where('distrusted_at', 'is', null).orderBy('id').execute()

/** The newest one that is trusted: it signs. */
export const findSigning = (db: Database) =>
  db.selectFrom('signing_key').selectAll().where('distrusted_at', 'is', null).orderBy('id', 'desc').limit(1).executeTakeFirst()
export type SigningKey = NonNullable<Awaited<ReturnType<typeof findSigning>>>

/** Whoever makes or distrusts a key waits here for the other. */
export const lockKeys = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('signing-key'))`.execute(tx)

export const insertKey = (tx: Tx, key: { private_sealed: Buffer; public_key: Buffer }) =>
  tx.insertInto('signing_key').values(key).returningAll().executeTakeFirstOrThrow()

/** False when there is no such key, or it is distrusted already. */
export async function setDistrusted(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('signing_key')
    .set({ distrusted_at: at })
    .where('id', '=', id)
    .where('distrusted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
