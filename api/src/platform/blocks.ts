/** Long lists are counted in blocks of this many numbers; triggers and totals in the migrations have the same. */
export const blockSize = 4096

export type Place = { total: number; offset: number; from?: number; to?: number }

/**
 * Where a page begins, without counting rows: the totals of the blocks before it are added up, and only the rest is skipped inside
 * one block. Page 5,000 costs what page 1 costs; a page past the end skips everything and is empty.
 */
export function placeIn(blocks: readonly { block: number; n: number }[], { page, size, newestFirst }: { page: number; size: number; newestFirst: boolean }): Place {
  const total = blocks.reduce((sum, { n }) => sum + n, 0)
  const skipped = (page - 1) * size
  let offset = skipped
  for (const { block, n } of blocks) {
    if (offset < n) return { total, offset, ...(newestFirst ? { to: (block + 1) * blockSize - 1 } : { from: block * blockSize }) }
    offset -= n
  }
  return { total, offset: skipped }
} // prettier-ignore
