type Wish = {
  /** How wide beside the others. */
  share: number
  /** What cannot be broken needs this much. */
  needs: number
}

/**
 * How wide each column becomes: its share of the whole, unless a number or a long word would be broken in it. Then it gets what it
 * needs, and the others share the rest. Where all together need more than there is, words are broken after all.
 */
export function widthsOf(whole: number, wishes: readonly Wish[]): number[] {
  const narrow = new Set<Wish>()
  for (;;) {
    const taken = [...narrow].reduce((sum, { needs }) => sum + needs, 0)
    const shares = wishes.filter((wish) => !narrow.has(wish)).reduce((sum, { share }) => sum + share, 0)
    const widthOf = (wish: Wish) => (narrow.has(wish) ? wish.needs : ((whole - taken) * wish.share) / shares)
    const more = wishes.filter((wish) => !narrow.has(wish) && widthOf(wish) < wish.needs)
    if (more.length === 0) return wishes.map(widthOf)
    for (const wish of more) narrow.add(wish)
    if (narrow.size === wishes.length || [...narrow].reduce((sum, { needs }) => sum + needs, 0) >= whole) return byShare(whole, wishes)
  }
}

function byShare(whole: number, wishes: readonly Wish[]): number[] {
  const shares = wishes.reduce((sum, { share }) => sum + share, 0)
  return wishes.map(({ share }) => (whole * share) / shares)
}
