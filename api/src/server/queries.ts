import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const insertAuditRows = (tx: Tx, rows: readonly Insertable<Tables['audit']>[]) =>
  tx.insertInto('audit').values(rows).execute()

type IdempotencyKey = { actorId: number; operation: string; key: string }

/** Inserts no row if the key exists. */
export const insertIdempotencyKey = (tx: Tx, { actorId, operation, key }: IdempotencyKey, bodyHash: Buffer) =>
  tx
    .insertInto('idempotency')
    .values({ actor_id: actorId, operation, key, body_hash: bodyHash, answer: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()

export const getIdempotencyKey = (tx: Tx, { actorId, operation, key }: IdempotencyKey) =>
  tx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('actor_id', '=', actorId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

export const updateIdempotencyResponse = (tx: Tx, { actorId, operation, key }: IdempotencyKey, answer: string) =>
  tx
    .updateTable('idempotency')
    .set({ answer })
    .where('actor_id', '=', actorId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()

export async function countMigrations(db: Database): Promise<{ n: number } | undefined> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from migration`.execute(db)
  return rows[0]
}
