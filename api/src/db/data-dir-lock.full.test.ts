import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AlreadyRunningError, lockDataDir } from './data-dir-lock.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'wewb-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a process that runs for a while with this name in its command line. */
const running = (name: string) => spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', name])
const writeLockFile = (pid: number) => writeFileSync(join(folder, 'portal.lock'), `${pid}\nhttp://localhost:8080\n`)

it.each(['api/dist/main.js', 'api/src/main.ts', 'api/src/maintenance/backup-command.ts'])(
  'is not acquired from %s, which is running',
  async (name) => {
    const other = running(name)
    writeLockFile(other.pid ?? 0)
    await expect(lockDataDir(folder, '')).rejects.toThrow(AlreadyRunningError)
    other.kill()
  },
)

it('is acquired from a reused process number, and from an ended process', async () => {
  const other = running('editor')
  writeLockFile(other.pid ?? 0)
  ;(await lockDataDir(folder, '')).release()
  other.kill()
  writeLockFile(999_999_999)
  expect(await lockDataDir(folder, '')).toHaveProperty('release')
})
