import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isProcessAlive } from './embedded-postgres.ts'

/** Thrown when another portal uses the data folder. */
export class AlreadyRunningError extends Error {
  constructor(pid: number, address: string) {
    super(
      `A portal is already running on this data folder (process ${pid}, ${address}). ` +
        'Stop it first, or set another DATA_DIR and PORT.',
    )
  }
}

export type DataDirLock = { markClosing(): void; release(): void }

/** Maximum wait in milliseconds for a portal that is shutting down, and for one that is not. */
const timeouts = { closing: 12_000, running: 1000 }

/** Locks the folder or throws `AlreadyRunningError`. */
export async function lockDataDir(dataDir: string, address: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'portal.lock')
  for (let waited = 0; ; waited += 100) {
    if (tryCreateLockFile(file, address))
      return {
        markClosing: () => writeFileSync(file, `${process.pid}\nclosing\n`),
        release: () => rmSync(file, { force: true }),
      }
    const [pid = '', lockedAddress = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    // Removes the stale lock of a portal that was killed.
    if (pid && !isPortal(Number(pid))) rmSync(file, { force: true })
    else if (waited > (lockedAddress === 'closing' ? timeouts.closing : timeouts.running))
      throw new AlreadyRunningError(Number(pid), lockedAddress)
    else await wait(100)
  }
}

function tryCreateLockFile(file: string, address: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o644)
    writeSync(handle, `${process.pid}\n${address}\n`)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** After a reboot the pid may belong to another program. A maintenance command locks the folder as a portal does. */
function isPortal(pid: number): boolean {
  if (!pid || pid === process.pid || !isProcessAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || /main\.[jt]s|api\/src\//.test(readFileSync(commandLine, 'utf8'))
}
