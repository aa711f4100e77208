export type CachedFile = { path: string; size: number; cachedAt: number }

/** Upper limit of the file cache, so that phones with little storage keep enough space. */
export const MAX_CACHE_BYTES = 4 * 1024 * 1024
/** A page opened before a release may still load replaced files for this long. */
const gracePeriodMs = 24 * 60 * 60 * 1000

/**
 * Selects the files to evict. A replaced file goes once no cached page references it and the grace period is
 * over. Above the size limit the oldest files go first, and those referenced by cached pages last.
 */
export function listFilesToEvict(files: readonly CachedFile[], named: ReadonlySet<string>, now: number): string[] {
  const newest = new Map(files.map(({ path }) => [stemOf(path), path]))
  const isExpired = ({ path, cachedAt }: CachedFile) =>
    newest.get(stemOf(path)) !== path && !named.has(path) && now - cachedAt > gracePeriodMs
  const candidates = files
    .filter((file) => !isExpired(file))
    .toReversed()
    .sort((a, b) => Number(named.has(b.path)) - Number(named.has(a.path)))
  let total = 0
  const remaining = new Set(candidates.filter(({ size }) => (total += size) <= MAX_CACHE_BYTES).map(({ path }) => path))
  return files.map(({ path }) => path).filter((path) => !remaining.has(path))
}

/** Removes the content hash: `/assets/kit-K-vdB3sd.js` and `/assets/kit-C7I35_9o.js` are one file in two releases. */
const stemOf = (path: string) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1')
