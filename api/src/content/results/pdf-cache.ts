/** Large enough for a list of fifty thousand rows in both languages, and for the next list. */
const maxBytes = 64 * 1024 * 1024

/** Renders a PDF once for all concurrent requests and evicts the oldest when the cache is full. */
export function createPdfCache(max = maxBytes) {
  const stored = new Map<string, { paper: Promise<Buffer>; size: number }>()
  let used = 0
  const drop = (key: string) => {
    used -= stored.get(key)?.size ?? 0
    stored.delete(key)
  }
  return (key: string, render: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = stored.get(key)
    if (cached) return cached.paper
    const entry = { paper: render(), size: 0 }
    stored.set(key, entry)
    entry.paper.then(
      ({ length }) => {
        entry.size = length
        used += length
        for (const [oldest] of stored) {
          if (used <= max) break
          drop(oldest)
        }
      },
      () => drop(key),
    )
    return entry.paper
  }
}
