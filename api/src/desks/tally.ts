import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { placeIn, type Place } from '../platform/blocks.ts'
import type { Database } from '../platform/database.ts'
import type { Tables } from '../platform/tables.ts'

type Tallied = ExpressionBuilder<Tables, 'application_tally'>
export type Which = (eb: Tallied) => Expression<SqlBool>

/** Files come in blocks of numbers (`0004_applications.sql`), whose running totals say where a page begins. */
export async function findPlace(db: Database, which: Which, { page, size, newestFirst }: { page: number; size: number; newestFirst: boolean }): Promise<Place> {
  const blocks = await db
    .selectFrom('application_tally')
    .select(['block', (eb) => sql<number>`${eb.fn.sum('n')}::int`.as('n')])
    .where(which)
    .groupBy('block')
    .orderBy('block', newestFirst ? 'desc' : 'asc')
    .execute()
  return placeIn(blocks, { page, size, newestFirst })
} // prettier-ignore

/** Many small additions become one; the sums stay what they were. */
export const foldTally = (db: Database) =>
  sql`with gone as (delete from application_tally returning *)
      insert into application_tally
      select service, state, desk, block, sum(n) from gone group by service, state, desk, block having sum(n) <> 0`.execute(db)
