import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { timingSafeEqualBytes } from '#security/secrets.ts'
import { getIdempotencyKey, insertIdempotencyKey, updateIdempotencyResponse } from './queries.ts'

type IdempotentRequest = { actorId: number; operation: string; key: unknown; bodyHash: Buffer }

/**
 * Runs the work once per key and returns the stored response afterwards. The key is inserted in the work's own
 * transaction: a concurrent request waits for the first, and a failed one leaves no key.
 */
export async function withIdempotencyKey<A extends object>(
  tx: Tx,
  { actorId, operation, key, bodyHash }: IdempotentRequest,
  work: () => Promise<A>,
): Promise<A> {
  if (key === undefined) return await work()
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) return throwProblem('MALFORMED')
  const claimed = await insertIdempotencyKey(tx, { actorId, operation, key }, bodyHash)
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const { body_hash, answer } = await getIdempotencyKey(tx, { actorId, operation, key })
    return timingSafeEqualBytes(body_hash, bodyHash) ? (answer as A) : throwProblem('KEY_REUSED')
  }
  const result = await work()
  await updateIdempotencyResponse(tx, { actorId, operation, key }, JSON.stringify(result))
  return result
}
