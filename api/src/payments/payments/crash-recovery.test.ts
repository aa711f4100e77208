import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDataKey, testSecret } from '#testing/global-setup.ts'
import { copyPayableApplications, createPayableApplication } from '#testing/payable-applications.ts'
import { testCaptcha, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { demoPassword } from '#demo/people.ts'
import { returnFile, failedRow, paidRow, returnForm } from './payment-client.test.support.ts'
import { isFull } from '@wewb/tests/test-size.ts'

const count = 420
let owner: TestPortal
let folder: string
let port: number
let child: ChildProcess | undefined
let exits: Promise<unknown> = Promise.resolve()
const tokens: Record<string, string> = {}

/** Starts a second portal on the same database, which the tests kill. */
async function begin() {
  child = spawn(process.execPath, ['api/src/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      VITEST: '',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: owner.ownerUrl,
      PORTAL_ENV: 'demo',
      PORTAL_SECRET: testSecret,
      PORTAL_DATA_KEY: testDataKey,
      PORTAL_FIXED_CAPTCHA: testCaptcha,
      PORTAL_LIMIT_FACTOR: '1000',
      SHED_AFTER_MS: '0',
      LOG_LEVEL: 'silent',
    },
  })
  const current = child
  exits = new Promise((resolve) => current.once('exit', resolve))
  await soon(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
}

async function kill() {
  child?.kill('SIGKILL')
  await exits
}

async function soon<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (const startedAt = Date.now(); Date.now() - startedAt < 120_000;) {
    const seen = await look().catch(() => undefined)
    if (seen) return seen
    await pause(15)
  }
  throw new Error('condition not met within two minutes')
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// oxlint-disable-next-line typescript/no-explicit-any -- a response body of any endpoint
type Body = { data: Record<string, any>; token: string }
async function ask(
  who: string,
  method: string,
  path: string,
  body?: object | Buffer,
  headers: Record<string, string> = {},
): Promise<Body> {
  const isJson = body !== undefined && !Buffer.isBuffer(body)
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    headers: {
      ...(tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {}),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : new Uint8Array(body) }),
  })
  return (await answer.json()) as Body
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

beforeAll(async () => {
  if (!isFull) return
  owner = await startTestPortal()
  // Only the killed portal does the work: this one prepares the applications and observes.
  const first = await createPayableApplication(owner, '01700000002')
  await copyPayableApplications(owner.db, first, count - 1)
  await owner.jobs.stop()
  folder = mkdtempSync(join(tmpdir(), 'wewb-crash-'))
  port = await freePort()
  await begin()
  for (const who of ['acc.maker', 'acc.checker']) {
    const { captchaId } = (await ask('', 'GET', '/pub/captcha')).data
    const { token } = await ask('', 'POST', '/pub/login', {
      loginId: `${who}@demo.wewb`,
      password: demoPassword,
      captchaId,
      captcha: testCaptcha,
    })
    tokens[who] = token
  }
}, 120_000)

afterAll(async () => {
  if (!isFull) return
  await kill()
  rmSync(folder, { recursive: true, force: true })
  await owner.stop()
})

const tally = async (state: string) =>
  (await sql<{ n: number }>`select count(*) as n from payment where state = ${state}`.execute(owner.db)).rows[0]?.n ?? 0
const one = async (query: ReturnType<typeof sql<{ value: string }>>) => (await query.execute(owner.db)).rows[0]?.value

it.runIf(isFull)(
  'reaches the same end state after a kill at every step: each payment once, with exact amounts',
  async () => {
    const owed = await one(sql`select sum(amount)::text as value from payment`)

    // Kills the portal while it creates the batch: there is no batch or a whole one. The same key requests the same
    // batch.
    const make = () =>
      ask(
        'acc.maker',
        'POST',
        '/payments/batches',
        { module: 'fa-medical-assistance', all: true },
        { 'idempotency-key': 'crash-batch' },
      )
    const unmade = make().catch(() => undefined)
    await pause(60)
    await kill()
    await unmade
    expect([0, count]).toContain(await tally('IN_BATCH'))
    await begin()
    const firstBatch = (await make()).data
    expect(firstBatch).toMatchObject({ count, total: owed })
    expect((await make()).data).toEqual(firstBatch)
    const batchNo = String(firstBatch['batchNo'])
    const batch = async () => (await ask('acc.maker', 'GET', `/payments/batches/${batchNo}`)).data

    // Kills the portal while it authorises, and again after some applications were moved.
    const { revision, contentSha256 } = await batch()
    const authorise = () =>
      ask('acc.checker', 'POST', `/payments/batches/${batchNo}/authorise`, {
        adviceNo: 'CRASH/1',
        adviceDate: '2026-11-01',
        contentSha256,
        revision,
      })
    const lost = authorise().catch(() => undefined)
    await pause(20)
    await kill()
    await lost
    await begin()
    await authorise()
    await soon(async () => (await tally('SENT')) > 0)
    await kill()
    const moved = await tally('SENT')
    expect(await one(sql`select count(*)::text as value from application_act where move = 'send-advice'`)).toBe(
      String(moved),
    )
    await begin()
    // Kills the portal as soon as the bank file exists.
    await soon(async () => (await one(sql`select count(*)::text as value from payment_file`)) !== '0')
    await kill()
    await begin()
    expect(await one(sql`select count(*)::text as value from payment_file where format = 'csv'`)).toBe('1')
    const file = await fetch(`http://127.0.0.1:${port}/api/v1/payments/batches/${batchNo}/file?format=beftn`, {
      headers: { authorization: `Bearer ${tokens['acc.checker']}` },
    })
    const rows = (await file.text())
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
      .map(([, , , , amount = '', , , reference = '']) => ({ amount, reference }))
    expect([rows.length, new Set(rows.map(({ reference }) => reference)).size]).toEqual([count, count])
    expect(rows.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)).toBe(
      BigInt(String(owed).replace('.', '')),
    )

    // Kills the portal while it imports the bank return, and again after some rows were settled.
    const failures = 20
    const bytes = returnFile(
      ...rows.map((row, index) => (index < failures ? failedRow(row) : paidRow(row, '02-11-2026'))),
    )
    const upload = (hash?: string) => {
      const { payload, headers } = returnForm(bytes, hash)
      return ask('acc.maker', 'POST', `/payments/batches/${batchNo}/returns`, payload, headers)
    }
    const { hash } = (await upload()).data as unknown as { hash: string }
    const unheard = upload(hash).catch(() => undefined)
    await pause(40)
    await kill()
    await unheard
    await begin()
    expect((await upload(hash)).data['outcome']).toBe('WAITING')
    const confirm = () =>
      ask('acc.checker', 'POST', `/payments/batches/${batchNo}/returns/waiting/decision`, {
        decision: 'CONFIRMED',
        hash,
        note: 'Compared with the bank statement.',
      })
    const unanswered = confirm().catch(() => undefined)
    await pause(40)
    await kill()
    await unanswered
    await begin()
    await confirm()
    await soon(async () => (await tally('PAID')) > 0)
    await kill()
    await begin()
    expect((await upload(hash)).data['outcome']).toBe('KNOWN')
    await soon(async () => (await batch())['state'] === 'RECONCILED')

    const ended = await batch()
    expect(ended).toMatchObject({
      paid: { count: count - failures },
      failed: { count: failures },
      open: { count: 0, amount: '0.00' },
      agreesYn: 'Y',
      total: owed,
    })
    for (const [move, times] of [
      ['send-advice', count],
      ['confirm-payment', count - failures],
      ['bounce', failures],
    ] as const) {
      expect(
        await one(
          sql`select count(*) || ' of ' || count(distinct application_id) as value from application_act
            where move = ${move}`,
        ),
      ).toBe(`${times} of ${times}`)
      expect(
        await one(
          sql`select count(*)::text as value from audit
            where event = 'application.moved' and detail->>'move' = ${move}`,
        ),
      ).toBe(String(times))
    }
    for (const [template, times] of [
      ['ADVICE_SENT', count],
      ['PAID', count - failures],
      ['PAY_FAILED', failures],
    ] as const)
      expect(
        await one(
          sql`select count(*) || ' of ' || count(distinct file_no) as value from message where template = ${template}`,
        ),
      ).toBe(`${times} of ${times}`)
  },
  300_000,
)
