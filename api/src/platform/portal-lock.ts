import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './embedded-postgres.ts'

/** Only one portal at a time may use a data folder. */
export class AlreadyRunning extends Error {
  constructor(pid: number, address: string) {
    super(`A portal is already running on this data folder (process ${pid}, ${address}). Stop it first, or set another DATA_DIR and PORT.`)
  }
}

/** Takes the folder or throws `AlreadyRunning`. Gives back how to leave it. */
export function lockFolder(dataDir: string, address: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'portal.lock')
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const handle = openSync(file, 'wx', 0o644)
      writeSync(handle, `${process.pid}\n${address}\n`)
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const [pid = '', other = ''] = readFileSync(file, 'utf8').split('\n')
      if (isPortal(Number(pid))) throw new AlreadyRunning(Number(pid), other)
      // Left behind by a portal that was killed.
      rmSync(file, { force: true })
    }
  }
  throw new Error(`The data folder ${dataDir} could not be locked.`)
}

/** After a restart of the machine the number may belong to some other program. */
function isPortal(pid: number): boolean {
  if (!pid || pid === process.pid || !isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('main.ts')
}
