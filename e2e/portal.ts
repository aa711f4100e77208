import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FullConfig } from '@playwright/test'
import { settings } from '../api/src/platform/config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const startWithin = 60_000
const stopWithin = 10_000

/**
 * Starts the real portal, and one more for the round over every screen: its lists hold the demo data alone, whatever journeys write
 * meanwhile. The returned function stops both.
 */
export default async function startPortals(config: FullConfig): Promise<() => Promise<void>> {
  const stops = await Promise.all([startPortalAt(config.projects[0]?.use.baseURL ?? ''), startPortalAt(screensURL(), 'e2e-screens-portal')])
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

export const screensURL = () => `http://127.0.0.1:${process.env['E2E_SCREENS_PORT']}`

/** A journey that would get in the way of the others has a portal to itself, with a log by its own name. */
export async function startPortalAt(baseURL: string, name = 'e2e-portal'): Promise<() => Promise<void>> {
  const logFile = join(root, '.cache', `${name}.log`)
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  // Root's database runs as another user: where that one may not enter, it would live elsewhere and stay.
  await chmod(dataFolder, 0o755)
  const portal = spawnPortal(new URL(baseURL), dataFolder, logFile)
  // A runner that ends without its teardown must not leave a server behind.
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

// A developer's own database, SMS gateway or mail server is not for tests. An empty setting counts
// as none, and unlike an absent one it is not filled in from the file .env.
const noSettings = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))

function spawnPortal(baseURL: URL, dataFolder: string, logFile: string): ChildProcess {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const log = openSync(logFile, 'w')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  // What people run: the built server, with the memory it is given.
  const portal = spawn(scripts.start, {
    shell: true,
    cwd: root,
    env: {
      ...process.env,
      ...noSettings,
      PORTAL_ENV: 'demo',
      HOST: baseURL.hostname,
      PORT: baseURL.port,
      PUBLIC_URL: baseURL.origin,
      DATA_DIR: dataFolder,
      PORTAL_FIXED_CAPTCHA: '123456',
      // All tests come from one address.
      PORTAL_LIMIT_FACTOR: '1000',
      // A machine that builds, serves and browses at once is not an overload.
      SHED_AFTER_MS: '0',
    },
    stdio: ['ignore', log, log],
    // Ctrl+C goes to the tests only; they stop the portal in their teardown.
    detached: true,
  })
  closeSync(log)
  return portal
}

async function untilReady(portal: ChildProcess, url: URL, logFile: string): Promise<void> {
  const deadline = Date.now() + startWithin
  while (!(await answers(url))) {
    if (hasEnded(portal)) throw new Error(`The portal ended before it was ready:\n${endOfLog(logFile)}`)
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

// On SIGTERM the portal itself stops its database in order; SIGKILL has to reach all of the group.
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
