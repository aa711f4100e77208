import type { Config } from './config.ts'
import { startPostgres } from './embedded-postgres.ts'
import { AlreadyRunning, lockFolder } from './portal-lock.ts'

/**
 * The database of a portal, for a command of whoever runs it: as requests see it, or as its owner. The embedded one belongs to the
 * portal that runs on it; when none runs, it is ours for the moment.
 */
export async function reachDatabase(
  { databaseAppUrl, databaseUrl, dataDir, publicUrl }: Config,
  as: 'application' | 'owner' = 'application',
) {
  const outside = as === 'owner' ? databaseUrl : (databaseAppUrl ?? databaseUrl)
  if (outside) return { url: outside, leave: async () => {} }
  const lock = await lockFolder(dataDir, publicUrl).catch((error: Error) => {
    if (error instanceof AlreadyRunning) return undefined
    throw error
  })
  const { url, stop } = await startPostgres(dataDir)
  const leave = async () => {
    if (!lock) return
    await stop()
    lock.leave()
  }
  return { url, leave }
}
