import type { Database } from '#db/database.ts'
import { countResultRowsByBlock } from './result-row-queries.ts'

const blockBits = 12

/** Counts the public rows of a result, all or of one district, from the running totals; also per block of ranks. */
export async function countPublicRows(db: Database, setupId: number, district?: string) {
  const blocks = await countResultRowsByBlock(db, setupId, district)
  const counts = blocks.map(({ block, n }) => ({ block, n: Number(n) }))
  return { total: counts.reduce((sum, { n }) => sum + n, 0), blocks: counts }
}

/**
 * Finds the start of a page: the first rank to read, and the offset from there. The last page is as fast as the first.
 */
export function findPageStart(
  blocks: readonly { block: number; n: number }[],
  skipped: number,
): { fromRank: number; offset: number } {
  let left = skipped
  for (const { block, n } of blocks) {
    if (left < n) return { fromRank: block << blockBits, offset: left }
    left -= n
  }
  return { fromRank: ((blocks.at(-1)?.block ?? 0) + 1) << blockBits, offset: 0 }
}
