import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Portal } from '../platform/context.ts'

const day = 24 * 60 * 60 * 1000

/** Sheets of passports that no import waits for any more: of one that was dropped, or that ended with its process. */
export async function sweepImports({ db, config, now }: Pick<Portal, 'db' | 'config' | 'now'>): Promise<number> {
  const folder = join(config.dataDir, 'imports')
  const names = await readdir(folder).catch((): string[] => [])
  const live = await db.selectFrom('register_import').select('id').where('state', 'in', ['READ', 'RUNNING']).execute()
  const wanted = new Set(live.map(({ id }) => id))
  let removed = 0
  for (const name of names.filter((file) => !wanted.has(file))) {
    const path = join(folder, name)
    if ((await stat(path)).mtime.getTime() > now().getTime() - day) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
