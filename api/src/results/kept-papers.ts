/** As much as a list of fifty thousand takes in both languages, and the next one beside it. */
const mostBytes = 64 * 1024 * 1024

/** What a thousand people ask for in the minute of a publication is drawn once. The oldest gives way when the room is used up. */
export function keepPapers(most = mostBytes) {
  const kept = new Map<string, { paper: Promise<Buffer>; size: number }>()
  let used = 0
  const drop = (key: string) => {
    used -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  return (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key)
    if (known) return known.paper
    const entry = { paper: draw(), size: 0 }
    kept.set(key, entry)
    entry.paper.then(
      ({ length }) => {
        entry.size = length
        used += length
        for (const [oldest] of kept) {
          if (used <= most) break
          drop(oldest)
        }
      },
      () => drop(key),
    )
    return entry.paper
  }
}
