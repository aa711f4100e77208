import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { blockSize, locatePage, type PagePosition } from '#db/block-pagination.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

/** Limits the blocks counted per sealing run, so that it stays short after a long pause. */
const maxAtOnce = 64

/** Counts the blocks that end before an id below which no open transaction can still insert. */
export async function closeBlocks(tx: Tx, before: number) {
  const last = await tx.selectFrom('audit_block').select('block').orderBy('block', 'desc').limit(1).executeTakeFirst()
  const open = ((last?.block ?? -1) + 1) * blockSize
  const end = Math.floor(before / blockSize) * blockSize
  if (end <= open) return
  const next = await tx
    .selectFrom('audit')
    .select('id')
    .where('id', '>=', open)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const from = Math.floor((next?.id ?? end) / blockSize) * blockSize
  await countBlocks(tx, from, Math.min(end, from + maxAtOnce * blockSize))
}

const countBlocks = (tx: Tx, from: number, end: number) =>
  sql`insert into audit_block
      select id / ${sql.lit(blockSize)}, event, count(*), min(at), max(at)
      from audit
      where id >= ${from} and id < ${end}
      group by 1, 2
      on conflict do nothing`.execute(tx)

/** Recounts the blocks whose entries were deleted. */
export async function recountBlocks(tx: Tx, upTo: number) {
  const deletedRows = await tx
    .deleteFrom('audit_block')
    .where('block', '<=', Math.floor(upTo / blockSize))
    .returning('block')
    .execute()
  if (deletedRows.length > 0)
    await countBlocks(tx, 0, (Math.max(...deletedRows.map(({ block }) => block)) + 1) * blockSize)
}

export type BlockFilter = { event: string | undefined; from: Date | undefined; until: Date | undefined }
type Counted = { block: number; n: number }

/**
 * Finds where a page begins without counting all rows: the counts of whole blocks are stored, and only the blocks
 * at an edge of the filter and the newest entries are counted.
 */
export async function locatePageInBlocks(
  db: Database,
  filter: BlockFilter,
  matches: (eb: ExpressionBuilder<Tables, 'audit'>) => Expression<SqlBool>,
  { page, size, newestFirst }: { page: number; size: number; newestFirst: boolean },
): Promise<PagePosition> {
  const { whole, atEdge, openFrom } = await blocksIn(db, filter)
  const { rows: counted } = await db
    .selectFrom('audit')
    .select([
      sql<number>`id / ${sql.lit(blockSize)}`.as('block'),
      (eb) => sql<number>`${eb.fn.countAll()}::int`.as('n'),
    ])
    .where(matches)
    .where((eb) =>
      eb.or([
        eb('id', '>=', openFrom),
        ...atEdge.map((block) => eb.and([eb('id', '>=', block * blockSize), eb('id', '<', (block + 1) * blockSize)])),
      ]),
    )
    .groupBy('block')
    .execute()
    .then((rows) => ({ rows }))
  const blocks = [...whole, ...counted].toSorted((one, other) =>
    newestFirst ? other.block - one.block : one.block - other.block,
  )
  return locatePage(blocks, { page, size, newestFirst })
}

/** Returns the closed blocks that match entirely, those that match partly, and the start of the open ones. */
async function blocksIn(db: Database, { event, from, until }: BlockFilter) {
  const of = event === undefined ? sql`true` : sql`event = ${event}`
  const rows = await db
    .selectFrom('audit_block')
    .select(['block', sql<number>`coalesce(sum(n) filter (where ${of}), 0)::int`.as('n')])
    .select((eb) => [eb.fn.min('first_at').as('first_at'), eb.fn.max('last_at').as('last_at')])
    .groupBy('block')
    .execute()
  const isInside = ({ first_at, last_at }: { first_at: Date; last_at: Date }) =>
    (from === undefined || first_at >= from) && (until === undefined || last_at < until)
  const touches = ({ first_at, last_at }: { first_at: Date; last_at: Date }) =>
    (from === undefined || last_at >= from) && (until === undefined || first_at < until)
  const whole: Counted[] = rows.filter(isInside).map(({ block, n }) => ({ block, n }))
  const atEdge = rows.filter((row) => touches(row) && !isInside(row)).map(({ block }) => block)
  return { whole, atEdge, openFrom: (Math.max(-1, ...rows.map(({ block }) => block)) + 1) * blockSize }
}
