import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { isProcessAlive } from './db/embedded-postgres.ts'
import { isFull } from '@wewb/tests/test-size.ts'

type Running = { child: ChildProcess; output(): string; ended: Promise<number | null> }
const children: ChildProcess[] = []
const folders: string[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGTERM')
  for (const folder of folders.splice(0)) {
    const pid = postgresPid(folder)
    if (pid > 0 && isProcessAlive(pid)) process.kill(pid, 'SIGQUIT')
    await new Promise((resolve) => setTimeout(resolve, 300))
    rmSync(folder, { recursive: true, force: true })
  }
})

function start(environment: Record<string, string>): Running {
  let output = ''
  const child = spawn(process.execPath, ['api/src/main.ts'], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment },
  })
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  children.push(child)
  return { child, output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

const freePort = () =>
  new Promise<string>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(String(port)))
    })
  })

async function home() {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-start-'))
  // PostgreSQL started by root runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755)
  folders.push(folder)
  return { DATA_DIR: folder, PORT: await freePort(), PORTAL_FIXED_CAPTCHA: '123456' }
}

async function untilReady({ child, output }: Running, port: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(output())
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`not ready: ${output()}`)
}

/** Returns NaN when there is no pid file: 0 would address the test's own process group. */
const postgresPid = (folder: string) => {
  const file = join(folder, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : NaN
}

async function logIn(port: string, password = 'Demo@12345') {
  const address = `http://localhost:${port}/api/v1`
  const captcha = (await (await fetch(`${address}/pub/captcha`)).json()) as { data: { captchaId: string } }
  const response = await fetch(`${address}/pub/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: '01700000001', password, captchaId: captcha.data.captchaId, captcha: '123456' }),
  })
  return (await response.json()) as { token: string }
}
const profile = (port: string, token: string) =>
  fetch(`http://localhost:${port}/api/v1/profile`, { headers: { authorization: `Bearer ${token}` } }).then(
    (response) => response.status,
  )

it.runIf(isFull)(
  'starts, rejects a second instance, stops cleanly, and preserves its data through kill -9',
  { timeout: 60_000 },
  async () => {
    const dataFolder = await home()
    const first = start(dataFolder)
    await untilReady(first, dataFolder.PORT)
    expect(first.output()).toContain('Demo@12345')
    const { token } = await logIn(dataFolder.PORT)

    const second = start({ ...dataFolder, PORT: await freePort() })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('already running')
    expect(await profile(dataFolder.PORT, token)).toBe(200)

    const database = postgresPid(dataFolder.DATA_DIR)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(isProcessAlive(database)).toBe(false)

    const again = start(dataFolder)
    await untilReady(again, dataFolder.PORT)
    expect(await profile(dataFolder.PORT, token)).toBe(200)
    again.child.kill('SIGKILL')
    await again.ended
    const left = postgresPid(dataFolder.DATA_DIR)
    expect(isProcessAlive(left)).toBe(true)

    const third = start(dataFolder)
    await untilReady(third, dataFolder.PORT)
    expect(await profile(dataFolder.PORT, token)).toBe(200)
    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
    expect(isProcessAlive(left)).toBe(false)
  },
)

it.runIf(isFull)('survives kill -9 of the database too', { timeout: 60_000 }, async () => {
  const dataFolder = await home()
  const first = start(dataFolder)
  await untilReady(first, dataFolder.PORT)
  const { token } = await logIn(dataFolder.PORT)
  first.child.kill('SIGKILL')
  await first.ended
  process.kill(postgresPid(dataFolder.DATA_DIR), 'SIGKILL')
  const again = start(dataFolder)
  await untilReady(again, dataFolder.PORT)
  expect(await profile(dataFolder.PORT, token)).toBe(200)
})

it('rejects production without its settings, and names them', async () => {
  const refused = start({ PORTAL_ENV: 'production' })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toMatch(/PORTAL_SECRET is missing[\s\S]*docs\/operations\.md/)
})

it('does not start with invalid settings, and describes the valid values', async () => {
  const refused = start({ ...(await home()), PORTAL_FIXED_CAPTCHA: '123', SESSION_HOURS: '0' })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain('PORTAL_FIXED_CAPTCHA is "123"; it must be 4 to 8 digits.')
  expect(refused.output()).toContain('SESSION_HOURS is "0"; it must be a whole number from 1 to 720.')
})

it.runIf(isFull)('reports a port used by another program', async () => {
  const dataFolder = await home()
  const other = createServer().listen(Number(dataFolder.PORT), 'localhost')
  await new Promise((resolve) => other.once('listening', resolve))
  const refused = start(dataFolder)
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain(`Port ${dataFolder.PORT} is in use`)
  other.close()
})
