import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Returns the next number of a prefix and a year, from 1. Concurrent callers wait, and a rolled-back transaction frees
 * its number.
 */
export async function nextSequenceNumber(tx: Tx, prefix: string, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('number_counter')
    .values({ prefix, year, last: 1 })
    .onConflict((conflict) => conflict.columns(['prefix', 'year']).doUpdateSet({ last: sql`number_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
