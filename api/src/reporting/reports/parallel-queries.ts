import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database.ts'

/**
 * Runs a query that groups a million rows by an expression. The planner overestimates the number of groups and would
 * not use parallel workers.
 */
export const runParallelQuery = <Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local parallel_tuple_cost = 0`.execute(tx)
    return (await query.execute(tx)).rows
  })
