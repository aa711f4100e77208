export type KeptFile = { path: string; size: number; keptAt: number }

/** More than that is not taken from a phone that has little. */
export const mostBytes = 4 * 1024 * 1024
/** So long an open page may still want what a newer release has replaced. */
const grace = 24 * 60 * 60 * 1000

/**
 * Which of the files, oldest first, go: those that a newer one has replaced, once no kept page names them and no open page can want
 * them any more; and beyond the ceiling the oldest, those that kept pages name last of all.
 */
export function filesToDrop(files: readonly KeptFile[], named: ReadonlySet<string>, now: number): string[] {
  const newest = new Map(files.map(({ path }) => [stemOf(path), path]))
  const isOver = ({ path, keptAt }: KeptFile) => newest.get(stemOf(path)) !== path && !named.has(path) && now - keptAt > grace
  const mostWanted = files
    .filter((file) => !isOver(file))
    .toReversed()
    .sort((a, b) => Number(named.has(b.path)) - Number(named.has(a.path)))
  let total = 0
  const stays = new Set(mostWanted.filter(({ size }) => (total += size) <= mostBytes).map(({ path }) => path))
  return files.map(({ path }) => path).filter((path) => !stays.has(path))
}

/** `/assets/kit-K-vdB3sd.js` and `/assets/kit-C7I35_9o.js` are the same file of two releases. */
const stemOf = (path: string) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1')
