// `npm start`, `npm run dev` and `npm test` may be started concurrently on a fresh clone: only one of them may install
// and build at a time.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const longestTurn = 15 * 60_000

/** Runs the work while no other process holds the lock file. */
export async function withFileLock(lockFile, work) {
  mkdirSync(dirname(lockFile), { recursive: true })
  await take(lockFile)
  const release = () => rmSync(lockFile, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

async function take(lockFile) {
  let isReported = false
  while (!create(lockFile)) {
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true })
    else {
      if (!isReported) console.log('Another command is preparing the portal, waiting for it…')
      isReported = true
      await wait(200)
    }
  }
}

function create(lockFile) {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

// A killed process leaves its lock behind; after a reboot its pid may belong to another process.
function isAbandoned(lockFile) {
  try {
    const age = Date.now() - statSync(lockFile).mtimeMs
    const owner = Number(readFileSync(lockFile, 'utf8'))
    if (!owner) return age > 5000
    return age > longestTurn || !isAlive(owner)
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// In a container without an init process, nothing reaps killed processes.
function isZombie(pid) {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && readFileSync(file, 'utf8').includes(') Z ')
}
