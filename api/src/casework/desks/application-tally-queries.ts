import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { blockSize, type PagePosition } from '#db/block-pagination.ts'
import type { Database } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

type Tallied = ExpressionBuilder<Tables, 'application_tally'>
export type TallyFilter = (eb: Tallied) => Expression<SqlBool>
type Query = { page: number; size: number; newestFirst: boolean }

/**
 * Finds the start of a page without counting rows. Applications belong to blocks of ids (`0004_applications.sql`): the
 * totals of the blocks before the page are summed, and only the rest is skipped inside one block. Page 5,000 costs as
 * much as page 1; a page past the end is empty.
 */
export async function findPagePosition(
  db: Database,
  which: TallyFilter,
  { page, size, newestFirst }: Query,
): Promise<PagePosition> {
  const skipped = (page - 1) * size
  const direction = newestFirst ? sql`desc` : sql`asc`
  const { rows } = await sql<{ total: number; block: number | null; before: number }>`
    with blocks as materialized (
      select block, sum(n) as n from application_tally
      where ${which(expressionBuilder<Tables, 'application_tally'>())}
      group by block)
    select coalesce((select sum(n) from blocks), 0)::int as total, first.block, first.before::int as before
    from (values (1)) one left join lateral (
      select block, upto - n as before
      from (select block, n, sum(n) over (order by block ${direction}) as upto from blocks) running
      where upto > ${skipped} order by block ${direction} limit 1) first on true`.execute(db)
  const { total = 0, block = null, before = 0 } = rows[0] ?? {}
  if (block === null) return { total, offset: skipped }
  return {
    total,
    offset: skipped - before,
    ...(newestFirst ? { to: (block + 1) * blockSize - 1 } : { from: block * blockSize }),
  }
}

/** Merges many small rows of the tally into one; the sums do not change. */
export const compactTally = (db: Database) =>
  sql`with gone as (delete from application_tally returning *)
      insert into application_tally
      select service, state, desk, block, sum(n) from gone
      group by service, state, desk, block
      having sum(n) <> 0`.execute(db)
