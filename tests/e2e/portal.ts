import { projectRoot } from '#project-root.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { environmentVariables } from '@wewb/api/config/config.ts'
import { importStudents } from './students.ts'

const startWithin = 60_000
const stopWithin = 10_000

/**
 * Starts the portal, and a second one for every-screen.e2e.ts, whose lists hold only the demo data. The returned
 * function stops both.
 */
export default async function startPortals(config: FullConfig): Promise<() => Promise<void>> {
  const baseURL = config.projects[0]?.use.baseURL ?? ''
  const stops = await Promise.all([startPortal(baseURL), startPortal(screensURL(), 'e2e-screens-portal')])
  await importStudents(baseURL)
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

export const screensURL = () => `http://127.0.0.1:${process.env['E2E_SCREENS_PORT']}`

/** Starts a portal with its own log file, also for journeys that would interfere with others. */
export async function startPortal(baseURL: string, name = 'e2e-portal'): Promise<() => Promise<void>> {
  const logFile = join(projectRoot, '.cache', `${name}.log`)
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  // As root, the database runs as another user. Without access to this folder it would use another one and leave it
  // behind.
  await chmod(dataFolder, 0o755)
  const portal = spawnPortal(new URL(baseURL), dataFolder, logFile)
  // Stops the server even if the runner ends without its teardown.
  process.once('exit', () => kill(portal, 'SIGTERM'))
  process.once('SIGTERM', () => process.exit(1))
  const stop = async () => {
    await stopPortal(portal)
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await untilReady(portal, new URL('/readyz', baseURL), logFile)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

// Tests must not use a developer's database, SMS gateway or mail server. An empty variable counts as unset but, unlike
// an absent one, is not read from the file .env.
const noSettings = Object.fromEntries(Object.keys(environmentVariables).map((name) => [name, '']))

function spawnPortal(baseURL: URL, dataFolder: string, logFile: string): ChildProcess {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true })
  const log = openSync(logFile, 'w')
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  // The built server with its production memory limit.
  const portal = spawn(scripts.start, {
    shell: true,
    cwd: projectRoot,
    env: {
      ...process.env,
      ...noSettings,
      PORTAL_ENV: 'demo',
      HOST: baseURL.hostname,
      PORT: baseURL.port,
      PUBLIC_URL: baseURL.origin,
      DATA_DIR: dataFolder,
      PORTAL_FIXED_CAPTCHA: '123456',
      // All tests come from one IP address.
      PORTAL_LIMIT_FACTOR: '1000',
      // Disables load shedding, because the machine builds, serves and browses at once.
      SHED_AFTER_MS: '0',
    },
    stdio: ['ignore', log, log],
    // Ctrl+C reaches the tests only; their teardown stops the portal.
    detached: true,
  })
  closeSync(log)
  return portal
}

async function untilReady(portal: ChildProcess, url: URL, logFile: string): Promise<void> {
  const deadline = Date.now() + startWithin
  while (!(await answers(url))) {
    if (hasEnded(portal)) throw new Error(`The portal exited before it was ready:\n${endOfLog(logFile)}`)
    if (Date.now() > deadline) throw new Error(`The portal was not ready within a minute:\n${endOfLog(logFile)}`)
    await wait(100)
  }
}

async function answers(url: URL): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    return response.status === 200
  } catch {
    return false
  }
}

async function stopPortal(portal: ChildProcess): Promise<void> {
  kill(portal, 'SIGTERM')
  const deadline = Date.now() + stopWithin
  while (!hasEnded(portal) && Date.now() < deadline) await wait(50)
  kill(portal, 'SIGKILL')
}

// On SIGTERM the portal stops its database itself; SIGKILL must reach the whole process group.
function kill(portal: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (portal.pid === undefined || hasEnded(portal)) return
  process.kill(signal === 'SIGKILL' && process.platform !== 'win32' ? -portal.pid : portal.pid, signal)
}

function hasEnded(portal: ChildProcess): boolean {
  return portal.exitCode !== null || portal.signalCode !== null
}

function endOfLog(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-60).join('\n')
}
