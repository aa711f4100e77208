type Wish = {
  /** Relative width. */
  share: number
  /** Minimum width for content that cannot be broken. */
  minWidth: number
}

/**
 * Computes the column widths: each gets its share, unless a number or a long word needs more; the others share the
 * rest. If all minimum widths together exceed the total, words are broken.
 */
export function computeColumnWidths(whole: number, wishes: readonly Wish[]): number[] {
  const narrow = new Set<Wish>()
  for (;;) {
    const taken = [...narrow].reduce((sum, { minWidth }) => sum + minWidth, 0)
    const shares = wishes.filter((wish) => !narrow.has(wish)).reduce((sum, { share }) => sum + share, 0)
    const widthOf = (wish: Wish) => (narrow.has(wish) ? wish.minWidth : ((whole - taken) * wish.share) / shares)
    const more = wishes.filter((wish) => !narrow.has(wish) && widthOf(wish) < wish.minWidth)
    if (more.length === 0) return wishes.map(widthOf)
    for (const wish of more) narrow.add(wish)
    if (narrow.size === wishes.length || [...narrow].reduce((sum, { minWidth }) => sum + minWidth, 0) >= whole)
      return byShare(whole, wishes)
  }
}

function byShare(whole: number, wishes: readonly Wish[]): number[] {
  const shares = wishes.reduce((sum, { share }) => sum + share, 0)
  return wishes.map(({ share }) => (whole * share) / shares)
}
