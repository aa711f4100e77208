/** Holds a list of fifty thousand rows in both languages, and the next list beside it. */
const mostBytes = 64 * 1024 * 1024

/** Renders a PDF once for all concurrent requests and evicts the oldest when the cache is full. */
export function createPdfCache(most = mostBytes) {
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
