import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'

export const listTrustedKeys = (db: Database) =>
  db.selectFrom('signing_key').select(['id', 'public_key']).where('distrusted_at', 'is', null).orderBy('id').execute()

/** Returns the newest trusted key, which signs. */
export const findSigningKey = (db: Database) =>
  db
    .selectFrom('signing_key')
    .selectAll()
    .where('distrusted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type SigningKey = NonNullable<Awaited<ReturnType<typeof findSigningKey>>>

/** Serialises the creation and revocation of keys. */
export const lockKeys = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('signing-key'))`.execute(tx)

export const insertKey = (tx: Tx, key: { private_sealed: Buffer; public_key: Buffer }) =>
  tx.insertInto('signing_key').values(key).returningAll().executeTakeFirstOrThrow()

/** Returns false when the key does not exist or is already distrusted. */
export async function markDistrusted(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('signing_key')
    .set({ distrusted_at: at })
    .where('id', '=', id)
    .where('distrusted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
