import type { Config } from '#config/config.ts'
import { startPostgres } from './embedded-postgres.ts'
import { AlreadyRunningError, lockDataDir } from './data-dir-lock.ts'

/**
 * Opens the database of a portal for a command, as the application role or as the owner. Uses the embedded database of
 * a running portal; otherwise it starts and locks it for the duration of the command.
 */
export async function acquireDatabase(
  { databaseAppUrl, databaseUrl, dataDir, publicUrl }: Config,
  as: 'application' | 'owner' = 'application',
) {
  const outside = as === 'owner' ? databaseUrl : (databaseAppUrl ?? databaseUrl)
  if (outside) return { url: outside, release: async () => {} }
  const lock = await lockDataDir(dataDir, publicUrl).catch((error: Error) => {
    if (error instanceof AlreadyRunningError) return undefined
    throw error
  })
  const { url, stop } = await startPostgres(dataDir)
  const release = async () => {
    if (!lock) return
    await stop()
    lock.release()
  }
  return { url, release }
}
