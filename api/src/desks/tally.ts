import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../platform/database.ts'
import type { Tables } from '../platform/tables.ts'

type Tallied = ExpressionBuilder<Tables, 'application_tally'>
export type Which = (eb: Tallied) => Expression<SqlBool>

/** Files come in blocks of 4,096 numbers; see `0004_applications.sql`. */
const blockSize = 4096

export type Place = { total: number; offset: number; from?: number; to?: number }

/**
 * Where a page begins, without counting rows: the running totals of the blocks before it are added up, and only the
 * rest is skipped inside one block. Page 5,000 costs what page 1 costs.
 */
export async function findPlace(db: Database, which: Which, { page, size, newestFirst }: { page: number; size: number; newestFirst: boolean }): Promise<Place> {
  const blocks = await db
    .selectFrom('application_tally')
    .select(['block', (eb) => sql<number>`${eb.fn.sum('n')}::int`.as('n')])
    .where(which)
    .groupBy('block')
    .orderBy('block', newestFirst ? 'desc' : 'asc')
    .execute()
  const total = blocks.reduce((sum, { n }) => sum + n, 0)
  let offset = (page - 1) * size
  for (const { block, n } of blocks) {
    if (offset < n) return { total, offset, ...(newestFirst ? { to: (block + 1) * blockSize - 1 } : { from: block * blockSize }) }
    offset -= n
  }
  return { total, offset }
} // prettier-ignore

/** Many small additions become one; the sums stay what they were. */
export const foldTally = (db: Database) =>
  sql`with gone as (delete from application_tally returning *)
      insert into application_tally
      select service, state, desk, block, sum(n) from gone group by service, state, desk, block having sum(n) <> 0`.execute(db)
