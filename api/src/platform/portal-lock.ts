import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './embedded-postgres.ts'

/** Only one portal at a time may use a data folder. */
export class AlreadyRunning extends Error {
  constructor(pid: number, address: string) {
    super(`A portal is already running on this data folder (process ${pid}, ${address}). Stop it first, or set another DATA_DIR and PORT.`)
  }
}

export type Lock = { closing(): void; leave(): void }

/** A portal that is on its way out gets this long to finish; one that shows no sign of leaving, a second. */
const patience = { leaving: 12_000, staying: 1000 }

/** Takes the folder or throws `AlreadyRunning`. */
export async function lockFolder(dataDir: string, address: string): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'portal.lock')
  for (let waited = 0; ; waited += 100) {
    if (take(file, address))
      return { closing: () => writeFileSync(file, `${process.pid}\nclosing\n`), leave: () => rmSync(file, { force: true }) }
    const [pid = '', other = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    // Left behind by a portal that was killed.
    if (pid && !isPortal(Number(pid))) rmSync(file, { force: true })
    else if (waited > (other === 'closing' ? patience.leaving : patience.staying)) throw new AlreadyRunning(Number(pid), other)
    else await wait(100)
  }
}

function take(file: string, address: string): boolean {
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

/** After a restart of the machine the number may belong to some other program. A command of ours keeps the folder as a portal does. */
function isPortal(pid: number): boolean {
  if (!pid || pid === process.pid || !isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || /main\.[jt]s|api\/src\//.test(readFileSync(commandLine, 'utf8'))
}
