import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isProcessAlive } from '#db/embedded-postgres.ts'
import { freePort } from '#testing/free-port.ts'
import { isFull } from '@wewb/tests/test-size.ts'

/** Two processes behind one port, as with `PORTAL_WORKERS=2 npm start`. */
let folder: string
let leader: ChildProcess
let port: number
let output = ''
/** Child processes of the primary that run the portal; its database is another program. */
const workers = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return Number(parent) === leader.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
      } catch {
        return false
      }
    })

/** Uses a new connection for each request, so that the workers alternate. */
const sendRequest = (method: string, path: string, { token = '', body }: { token?: string; body?: unknown } = {}) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- a response body of any endpoint
  new Promise<{ status: number; body: any }>((resolve, reject) => {
    const call = request(
      {
        host: 'localhost',
        port,
        method,
        path: `/api/v1${path}`,
        agent: false,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          connection: 'close',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }))
      },
    )
    call.on('error', reject)
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
const several = (path: string, token = '') =>
  Promise.all(Array.from({ length: 8 }, () => sendRequest('GET', path, { token })))
const logIn = async (loginId: string, password = 'Demo@12345') => {
  const { captchaId } = (await sendRequest('GET', '/pub/captcha')).body.data
  return await sendRequest('POST', '/pub/login', { body: { loginId, password, captchaId, captcha: '123456' } })
}

const metricsToken = 'metrics-token-of-two-workers'
const scrapeMetrics = () =>
  new Promise<string>((resolve, reject) => {
    const headers = { authorization: `Bearer ${metricsToken}`, connection: 'close' }
    const call = request({ host: 'localhost', port, path: '/metrics', agent: false, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => resolve(text))
    })
    call.on('error', reject)
    call.end()
  })
/** Returns how often each worker has answered a route, from one scrape. */
const answered = (scrape: string, route: string) =>
  [
    ...scrape.matchAll(
      /^portal_http_request_duration_seconds_count\{worker="(\d)",method="GET",route="([^"]+)",status="2xx"\} (\d+)$/gm,
    ),
  ]
    .filter((line) => line[2] === route)
    .map(([, worker, , times]) => [worker, Number(times)])

// Reads the process tree from /proc.
describe.runIf(isFull && process.platform === 'linux')('two workers on one port', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wewb-workers-'))
    // PostgreSQL started by root runs as another user, which needs access to the folder.
    chmodSync(folder, 0o755)
    port = await freePort()
    leader = spawn(process.execPath, ['api/src/main.ts'], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: folder,
        PORT: String(port),
        PORTAL_WORKERS: '2',
        PORTAL_FIXED_CAPTCHA: '123456',
        SHED_AFTER_MS: '0',
        METRICS_TOKEN: metricsToken,
      },
    })
    leader.stdout?.on('data', (chunk) => (output += chunk))
    leader.stderr?.on('data', (chunk) => (output += chunk))
    await vi.waitFor(async () => {
      if (leader.exitCode !== null) throw new Error(output)
      if (!output.includes('The portal is running')) throw new Error('timeout')
    }, 60_000)
  }, 90_000)
  afterAll(async () => {
    if (leader.exitCode === null) leader.kill('SIGKILL')
    const file = join(folder, 'postgres/postmaster.pid')
    try {
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT')
    } catch {
      // The process has already exited.
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    rmSync(folder, { recursive: true, force: true })
  })

  it('share a session, and its end', async () => {
    const { token } = (await logIn('01700000001')).body
    expect(new Set((await several('/profile', token)).map(({ status }) => status))).toEqual(new Set([200]))
    await sendRequest('POST', '/logout', { token })
    expect(new Set((await several('/profile', token)).map(({ status }) => status))).toEqual(new Set([401]))
  })

  it('count failed log-ins together', async () => {
    const answers = []
    for (let tries = 0; tries < 7; tries += 1) answers.push((await logIn('01700000003', `wrong-${tries}`)).status)
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect((await logIn('01700000003')).status).toBe(429)
  })

  it('invalidate the caches of both within a second after a publication', async () => {
    const { token } = (await logIn('editor@demo.wewb')).body
    const headlines = async () =>
      (await several('/pub/portal-news-highlight-short')).map(({ body }) => JSON.stringify(body.data))
    for (let round = 1; round <= 3; round += 1) {
      const title = `Offices open ${round}`
      expect((await headlines()).some((list) => list.includes(title))).toBe(false)
      const news = {
        title,
        titleBng: `অফিস খোলা ${round}`,
        details: 'Every day.',
        detailsBng: 'প্রতিদিন।',
        publishFrom: '2025-10-13T00:00:00+06:00',
        publishUntil: null,
        orderNo: 1,
        publishedYn: 'Y',
      }
      expect((await sendRequest('POST', '/portal-news-highlight', { token, body: news })).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      expect((await headlines()).every((list) => list.includes(title))).toBe(true)
    }
  })

  it('execute a job once: a registration gets one SMS', async () => {
    const secret = { password: 'Demo@12345', confirmPassword: 'Demo@12345', termsAccepted: 'Y' }
    const sent = async (mobile: string) =>
      ((await sendRequest('GET', `/demo/outbox?to=${mobile}`)).body.data as { state: string }[]).map(
        ({ state }) => state,
      )
    const mobiles = Array.from({ length: 6 }, (_, n) => `0181234567${n}`)
    for (const mobile of mobiles) {
      const { captchaId } = (await sendRequest('GET', '/pub/captcha')).body.data
      const person = {
        fullNameEn: 'Amena Begum',
        fullNameBn: 'আমেনা বেগম',
        loginType: 'MOBILE',
        mobile,
        ...secret,
        captchaId,
        captcha: '123456',
      }
      expect((await sendRequest('POST', '/pub/registration', { body: person })).status).toBe(200)
    }
    for (const mobile of mobiles) await vi.waitFor(async () => expect(await sent(mobile)).toEqual(['sent']), 15_000)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    for (const mobile of mobiles) expect(await sent(mobile)).toEqual(['sent'])
  })

  it('report the metrics of both from either, each metric described once', async () => {
    await several('/pub/signing-keys')
    const scrapes = [await scrapeMetrics(), await scrapeMetrics(), await scrapeMetrics(), await scrapeMetrics()]
    for (const scrape of scrapes) {
      const each = answered(scrape, '/api/v1/pub/signing-keys')
      expect(new Set(each.map(([worker]) => worker))).toEqual(new Set(['1', '2']))
      expect(each.reduce((sum, [, times]) => sum + Number(times), 0)).toBe(8)
      expect(scrape.match(/^# TYPE process_resident_memory_bytes /gm)).toHaveLength(1)
      expect(scrape.match(/^portal_messages_waiting\{channel="SMS"\} \d+$/gm)).toHaveLength(1)
    }
    // Both workers were scraped: each counts its own.
    expect(answered(await scrapeMetrics(), '/metrics')).toHaveLength(2)
  })

  it('replace a killed worker, while the other serves', { timeout: 60_000 }, async () => {
    const [victim = 0] = workers()
    process.kill(victim, 'SIGKILL')
    // Its open requests are cut; no new ones are sent to it.
    await vi.waitFor(() => expect(output).toContain(`worker ${victim} exited`), 5000)
    expect((await several('/pub/app-settings')).every(({ status }) => status === 200)).toBe(true)
    await vi.waitFor(async () => expect(workers().filter((pid) => pid !== victim)).toHaveLength(2), 40_000)
    // The replacement has the same worker number and starts at zero.
    await vi.waitFor(
      async () =>
        expect((await scrapeMetrics()).match(/^process_resident_memory_bytes\{worker="[12]"\}/gm)).toHaveLength(2),
      40_000,
    )
  })

  it('exit with their leader', { timeout: 60_000 }, async () => {
    const pids = workers()
    leader.kill('SIGTERM')
    await vi.waitFor(
      async () => expect([leader.exitCode, ...pids.map(isProcessAlive)]).toEqual([0, ...pids.map(() => false)]),
      30_000,
    )
  })
})
