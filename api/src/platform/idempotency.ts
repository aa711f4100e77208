import type { Tx } from './database.ts'
import { refuse } from './problem.ts'
import { sameBytes } from './secrets.ts'

type Once = { actorId: number; operation: string; key: unknown; bodyHash: Buffer }

/**
 * Does the work once for a key and gives the same answer ever after. The key is written in the work's own transaction:
 * a second call at the same moment waits for the first, and a failed one leaves nothing behind.
 */
export async function onlyOnce<A extends object>(tx: Tx, { actorId, operation, key, bodyHash }: Once, work: () => Promise<A>): Promise<A> {
  if (key === undefined) return await work()
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) return refuse('MALFORMED')
  const name = { actor_id: actorId, operation, key }
  const claimed = await tx
    .insertInto('idempotency')
    .values({ ...name, body_hash: bodyHash, answer: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const found = () =>
    tx
      .selectFrom('idempotency')
      .select(['body_hash', 'answer'])
      .where('actor_id', '=', actorId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const { body_hash, answer } = await found()
    return sameBytes(body_hash, bodyHash) ? (answer as A) : refuse('KEY_REUSED')
  }
  const answer = await work()
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('actor_id', '=', actorId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()
  return answer
}
