import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/database.ts'

/**
 * For a query that groups a million rows by something reckoned from them. The database cannot know that few groups come of it, fears
 * the cost of handing over many, and would leave the work to one core.
 */
export const inParallel = <Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local parallel_tuple_cost = 0`.execute(tx)
    return (await query.execute(tx)).rows
  })
