import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Portal } from '#server/context.ts'
import { listActiveImports } from './queries.ts'

const day = 24 * 60 * 60 * 1000

/** Removes import files that no import waits for: it was discarded, or its process ended. */
export async function garbageCollectImports({
  db,
  config,
  now,
}: Pick<Portal, 'db' | 'config' | 'now'>): Promise<number> {
  const folder = join(config.dataDir, 'imports')
  const names = await readdir(folder).catch((): string[] => [])
  const live = await listActiveImports(db)
  const liveIds = new Set(live.map(({ id }) => id))
  let removed = 0
  for (const name of names.filter((file) => !liveIds.has(file))) {
    const path = join(folder, name)
    if ((await stat(path)).mtime.getTime() > now().getTime() - day) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
