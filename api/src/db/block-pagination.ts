/** Long lists are counted in blocks of this many ids; the triggers and totals in the migrations use the same size. */
export const blockSize = 4096

export type PagePosition = { total: number; offset: number; from?: number; to?: number }

/**
 * Locates a page without counting rows: adds up the totals of the blocks before it and skips only the rest inside one
 * block. Page 5,000 costs as much as page 1; a page past the end is empty.
 */
export function locatePage(
  blocks: readonly { block: number; n: number }[],
  { page, size, newestFirst }: { page: number; size: number; newestFirst: boolean },
): PagePosition {
  const total = blocks.reduce((sum, { n }) => sum + n, 0)
  const skipped = (page - 1) * size
  let offset = skipped
  for (const { block, n } of blocks) {
    if (offset < n)
      return { total, offset, ...(newestFirst ? { to: (block + 1) * blockSize - 1 } : { from: block * blockSize }) }
    offset -= n
  }
  return { total, offset: skipped }
}
