import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { settings } from '../api/src/platform/config.ts'
import { isAlive, startPostgres } from '../api/src/platform/embedded-postgres.ts'
import { demoPassword } from '../api/src/demo/people.ts'

export const fixedOtp = '123456'
const root = fileURLToPath(new URL('..', import.meta.url))

export type Answer = {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer of any call
  body: any
}
export type Asked = { token?: string; body?: unknown; form?: FormData; headers?: Record<string, string>; patience?: number }
export type Ground = Awaited<ReturnType<typeof takeGround>>

/** Nobody answered: the connection was refused, cut, or stayed silent for too long. */
export class Unanswered extends Error {}

/** A developer's own settings are not for proving. */
const noSettings = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))

/** A real portal in a process of its own, on a database of its own, that can be killed and started again. */
export async function takeGround(environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wewb-prove-'))
  // Root's database runs as somebody else, who must be able to enter.
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = join(dataDir, 'portal.log')
  let child: ChildProcess | undefined

  const isReady = () => fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(({ ok }) => ok, () => false) // prettier-ignore

  const start = async () => {
    const out = openSync(log, 'a')
    child = spawn(process.execPath, ['api/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', out, out],
      env: {
        ...process.env,
        ...noSettings,
        PORTAL_ENV: 'demo',
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: 'localhost',
        PUBLIC_URL: origin,
        PORTAL_FIXED_CAPTCHA: '123456',
        PORTAL_FIXED_OTP: fixedOtp,
        PORTAL_LIMIT_FACTOR: '100000',
        SHED_AFTER_MS: '0',
        ...environment,
      },
    })
    for (const until = Date.now() + 90_000; !(await isReady()); await wait(20)) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`the portal does not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
    }
  }

  const kill = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child?.kill(signal)
    await ended
  }

  const databasePid = () => {
    const file = join(dataDir, 'postgres/postmaster.pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN
  }

  const ask = async (method: string, path: string, { token, body, form, headers = {}, patience = 30_000 }: Asked = {}): Promise<Answer> => {
    try {
      const response = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: {
          'accept-language': 'en',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
        signal: AbortSignal.timeout(patience),
      })
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, body: isJson ? await response.json() : await response.text() }
    } catch (error) {
      throw new Unanswered(`${method} ${path}: ${(error as Error).message}`, { cause: error })
    }
  }

  /** As a phone does: the same call again until somebody answers it. */
  const insist = async (method: string, path: string, asked: Asked = {}): Promise<Answer> => {
    for (const until = Date.now() + 120_000; Date.now() < until; await wait(50)) {
      const answer = await ask(method, path, asked).catch(() => undefined)
      if (answer && answer.status !== 503) return answer
    }
    throw new Unanswered(`${method} ${path}: nobody answered for two minutes`)
  }

  const tokenOf = async (loginId: string): Promise<string> => {
    const { captchaId } = (await insist('GET', '/pub/captcha')).body.data
    const { body } = await insist('POST', '/pub/login', { body: { loginId, password: demoPassword, captchaId, captcha: '123456' } })
    return body.token as string
  }

  /** Somebody who has never been here, under a number of their own; their token. */
  const register = async (mobile: string): Promise<string> => {
    const secret = { password: demoPassword, confirmPassword: demoPassword, termsAccepted: 'Y' }
    const { captchaId } = (await insist('GET', '/pub/captcha')).body.data
    const person = {
      fullNameEn: 'Amena Begum',
      fullNameBn: 'আমেনা বেগম',
      loginType: 'MOBILE',
      mobile,
      ...secret,
      captchaId,
      captcha: '123456',
    }
    const { otpToken } = (await insist('POST', '/pub/registration', { body: person })).body.data
    await insist('POST', '/pub/otp-verification', { body: { otpToken, otp: fixedOtp, purpose: 'REGISTRATION' } })
    return await tokenOf(mobile)
  }

  /** The database itself, after the portal has gone. */
  const lookInside = async <T>(look: (url: string) => Promise<T>): Promise<T> => {
    const postgres = await startPostgres(dataDir)
    return await look(postgres.url).finally(() => postgres.stop())
  }

  const leave = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await kill('SIGTERM')
    const pid = databasePid()
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    await wait(200)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  await start()
  return {
    origin,
    port,
    dataDir,
    log,
    start,
    kill,
    databasePid,
    isReady,
    ask,
    insist,
    tokenOf,
    register,
    lookInside,
    leave,
    pid: () => child?.pid ?? 0,
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
