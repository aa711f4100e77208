import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isFull } from '@wewb/tests/test-size.ts'
import { eventually, startTestPortal, type TestPortal } from './testing/test-portal.ts'

/** Runs in production mode. The test reads the captcha from the database. */
let portal: TestPortal
const sent: string[] = []
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => (sent.push(new URLSearchParams(body).get('text') ?? ''), response.end('ok')))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  portal = await startTestPortal({
    PORTAL_ENV: 'production',
    DATABASE_URL: 'postgres://given/portal',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PORTAL_SECRET: 'f3Jd83kd92ksLw02kfjGh38dkQpzmx84',
    PORTAL_DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
    SMS_GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    PORTAL_FIXED_CAPTCHA: '',
    PORTAL_LIMIT_FACTOR: '',
    FIRST_ADMINISTRATOR: '01555555555',
  })
})
afterAll(async () => {
  await portal.stop()
  gateway.close()
})

async function solvedCaptcha() {
  const { captchaId } = (await portal.get('/pub/captcha')).body.data
  const { code } = await portal.db
    .selectFrom('captcha')
    .select('code')
    .where('id', '=', captchaId)
    .executeTakeFirstOrThrow()
  return { captchaId, captcha: code }
}

describe('production mode', () => {
  it('has no readable outbox', async () => {
    expect((await portal.get('/demo/outbox')).code).toBe(404)
    expect(JSON.stringify((await portal.get('/openapi.json')).body)).not.toContain('/demo/')
  })
  it('sends a code only to its person, and stores it nowhere after sending', async () => {
    const resetResponse = await portal.post('/pub/forget-password', {
      loginId: '01700000001',
      ...(await solvedCaptcha()),
    })
    expect(resetResponse.code).toBe(200)
    const text = await eventually(async () => sent.find((one) => /\d{6}/.test(one)))
    await eventually(
      async () =>
        (await portal.db.selectFrom('message').select('state').orderBy('id', 'desc').executeTakeFirst())?.state ===
        'sent',
    )
    const stored = await portal.db.selectFrom('message').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(/\d{6}/.exec(text)?.[0])
  })
  it('creates at most three codes in ten minutes for one number, and sends at most twenty a day', async () => {
    const ask = async (from: string) =>
      (
        await portal.post(
          '/pub/forget-password',
          { loginId: '01744444444', ...(await solvedCaptcha()) },
          { remoteAddress: from },
        )
      ).code
    const statuses: number[] = []
    for (let day = 0; day < 7; day += 1) {
      for (let n = 0; n < 4; n += 1) statuses.push(await ask(`10.0.${day}.${n}`))
      await portal.db.deleteFrom('rate_limit').where('key', 'like', 'codes-begun%').execute()
    }
    expect(statuses.slice(0, 8)).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
    expect(statuses.filter((code) => code === 200)).toHaveLength(20)
  })
  it.runIf(isFull)('limits the requests of one address', async () => {
    const statuses: number[] = []
    const ask = async () => (await portal.get('/pub/captcha', { remoteAddress: '10.9.9.9' })).code
    // Sends few requests at a time: above the concurrency limit the portal would reject them for another reason.
    for (let n = 0; n < 70; n += 1) statuses.push(...(await Promise.all(Array.from({ length: 10 }, ask))))
    const counted = Object.fromEntries([...Map.groupBy(statuses, String)].map(([code, all]) => [code, all.length]))
    expect(counted).toEqual({ 200: 600, 429: 100 })
  })
})

it('creates no first administrator if one exists', async () => {
  expect(
    await portal.db.selectFrom('account').select('id').where('login_id', '=', '01555555555').executeTakeFirst(),
  ).toBeUndefined()
})

it('creates the first administrator, who sets a password with a code', async () => {
  await portal.db.deleteFrom('account_role').where('role_id', '=', 12).execute()
  const { ensureFirstAdministrator } = await import('./identity/accounts/first-administrator.ts')
  expect(await ensureFirstAdministrator(portal.db, portal.secrets, '01555555555')).toBe(true)
  sent.length = 0
  const resetResponse = await portal.post('/pub/forget-password', {
    loginId: '01555555555',
    ...(await solvedCaptcha()),
  })
  const text = await eventually(async () => sent[0])
  const otp = /\d{6}/.exec(text)?.[0]
  const opened = await portal.post('/pub/otp-verification', {
    otpToken: resetResponse.body.data.otpToken,
    otp,
    purpose: 'FORGOT_PASSWORD',
  })
  const chosen = {
    resetToken: opened.body.data.resetToken,
    newPassword: 'Prothom@2026',
    confirmPassword: 'Prothom@2026',
  }
  expect((await portal.post('/pub/reset-password', chosen)).code).toBe(200)
  const entered = await portal.post('/pub/login', {
    loginId: '01555555555',
    password: 'Prothom@2026',
    ...(await solvedCaptcha()),
  })
  expect(entered.body.data.roleCodes).toEqual(['SYS_ADMIN'])
})
