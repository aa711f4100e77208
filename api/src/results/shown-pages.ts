import type { Database } from '../platform/database.ts'

const blockBits = 12

/** How many rows of a result everybody may see, all or of one district, by the running totals; and how many lie in each block of ranks. */
export async function countShown(db: Database, setupId: number, district?: string) {
  const blocks = await db
    .selectFrom('result_tally')
    .select(['block', (eb) => eb.fn.sum<string>('n').as('n')])
    .where('setup_id', '=', setupId)
    .$if(district !== undefined, (tally) => tally.where('district', '=', district ?? ''))
    .groupBy('block')
    .orderBy('block')
    .execute()
  const counts = blocks.map(({ block, n }) => ({ block, n: Number(n) }))
  return { total: counts.reduce((sum, { n }) => sum + n, 0), blocks: counts }
}

/** Where a page begins: from which rank on, and how many rows behind it. The last page is found as quickly as the first. */
export function placeOf(blocks: readonly { block: number; n: number }[], skipped: number): { fromRank: number; offset: number } {
  let left = skipped
  for (const { block, n } of blocks) {
    if (left < n) return { fromRank: block << blockBits, offset: left }
    left -= n
  }
  return { fromRank: ((blocks.at(-1)?.block ?? 0) + 1) << blockBits, offset: 0 }
}
