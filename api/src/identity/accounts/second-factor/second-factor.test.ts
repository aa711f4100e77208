import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#demo/people.ts'
import { waitForEarlyTotpStep, generateTotp as codeAt } from '#testing/totp.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const start = (token: string, way: 'TOTP' | 'CODE' = 'TOTP', alsoByCodeYn = 'N') =>
  portal.post('/profile/second-factor', { way, password: demoPassword, alsoByCodeYn }, { token })
const idOf = async (login: string) =>
  (await portal.db.selectFrom('account').select('id').where('login_id', '=', login).executeTakeFirstOrThrow()).id
/** Returns the code of the last message to a recipient. */
const codeTo = async (login: string) => {
  const { body } = await portal.db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', login)
    .where('template', '=', 'OTP_LOGIN')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(body)?.[0] ?? ''
}
const lastTemplate = async (login: string) =>
  (
    await portal.db
      .selectFrom('message')
      .select('template')
      .where('recipient', '=', login)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.template
const halfOf = async (login: string) => (await portal.logIn(login)).body.data.secondFactor
const enter = (token: string, way: string, code: string) =>
  portal.post('/pub/login/second-factor', { token, way, code })
/** Resets the last TOTP step: the tests need more codes than the time window allows. */
const forgetSteps = () => portal.db.updateTable('second_factor').set({ last_step: 0 }).execute()

/** Switches the second factor on with the app and returns the resulting credentials. */
async function switchOn(login: string, alsoByCodeYn = 'N') {
  const token = await portal.newTokenOf(login)
  const { secret } = (await start(token, 'TOTP', alsoByCodeYn)).body.data
  const confirmed = await portal.post('/profile/second-factor/confirm', { code: codeAt(secret) }, { token })
  return { token, secret: secret as string, recoveryCodes: confirmed.body.data.recoveryCodes as string[] }
}

describe('setup of a second factor', () => {
  const login = 'so.edu@demo.wewb'
  it('requires the password, shows a QR code and the key, and is active only after a valid code', async () => {
    await waitForEarlyTotpStep()
    const token = await portal.newTokenOf(login)
    const refused = await portal.post(
      '/profile/second-factor',
      { way: 'TOTP', password: 'Wrong@1234', alsoByCodeYn: 'N' },
      { token },
    )
    expect([refused.code, refused.body.issues[0].path]).toEqual([422, 'password'])
    const { body } = await start(token)
    expect([body.data.qr.slice(0, 22), body.data.secret.length]).toEqual(['data:image/png;base64,', 32])
    expect((await portal.logIn(login)).body.token).toBeTruthy()
    expect((await portal.post('/profile/second-factor/confirm', { code: '000000' }, { token })).body.code).toBe(
      'OTP_WRONG',
    )
    const elsewhere = await portal.newTokenOf(login)
    const confirmed = await portal.post('/profile/second-factor/confirm', { code: codeAt(body.data.secret) }, { token })
    expect(new Set(confirmed.body.data.recoveryCodes).size).toBe(10)
    expect((await portal.get('/profile', { token: elsewhere })).code).toBe(401)
    expect(await lastTemplate(login)).toBe('SECOND_FACTOR_ON')
    const half = await portal.logIn(login)
    expect([half.code, half.body.token, Object.keys(half.body.data)]).toEqual([200, undefined, ['secondFactor']])
    expect(half.body.data.secondFactor.ways).toEqual(['TOTP', 'RECOVERY'])
  })
  it('stores neither the key nor a recovery code in plain text', async () => {
    const rows = JSON.stringify(await portal.db.selectFrom('second_factor').selectAll().execute())
    const codes = await portal.db.selectFrom('recovery_code').selectAll().execute()
    expect(rows).not.toMatch(/[A-Z2-7]{32}/)
    expect(codes.every(({ code_hash }) => code_hash.length === 32)).toBe(true)
  })
  it('cannot start while one is active', async () => {
    await waitForEarlyTotpStep()
    const { token } = await switchOn('acc.maker@demo.wewb')
    expect((await start(token)).body.code).toBe('MOVE_NOT_OPEN')
  })
})

describe('second factor at log-in', () => {
  const login = 'ad.welfare@demo.wewb'
  let enabled: Awaited<ReturnType<typeof switchOn>>
  beforeAll(async () => {
    await waitForEarlyTotpStep()
    enabled = await switchOn(login)
  })

  it('rejects the code of the setup and accepts the next', async () => {
    const { token } = await halfOf(login)
    expect((await enter(token, 'TOTP', codeAt(enabled.secret))).body).toMatchObject({
      code: 'OTP_WRONG',
      data: { triesLeft: 4 },
    })
    const entered = await enter(token, 'TOTP', codeAt(enabled.secret, 1))
    expect([entered.code, entered.body.data.login_id, entered.body.appSettings.otpLength]).toEqual([200, login, 6])
    expect((await portal.get('/profile', { token: entered.body.token })).code).toBe(200)
  })
  it('accepts a code once, from one of concurrent requests', async () => {
    await forgetSteps()
    await waitForEarlyTotpStep()
    const halves = [await halfOf(login), await halfOf(login), await halfOf(login)]
    const race = await Promise.all(halves.map(({ token }) => enter(token, 'TOTP', codeAt(enabled.secret))))
    expect(race.filter(({ code }) => code === 200)).toHaveLength(1)
    expect((await enter((await halfOf(login)).token, 'TOTP', codeAt(enabled.secret, -1))).body.code).toBe('OTP_WRONG')
  })
  it('tolerates a clock skew of half a minute, not of one minute; accepts Bangla digits', async () => {
    const bangla = (code: string) => code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [0, 200],
      [1, 200],
    ] as const) {
      await waitForEarlyTotpStep()
      await forgetSteps()
      expect([
        steps,
        (await enter((await halfOf(login)).token, 'TOTP', bangla(codeAt(enabled.secret, steps)))).code,
      ]).toEqual([steps, status])
    }
  })
  it('is valid once, grants nothing by itself, and expires', async () => {
    await forgetSteps()
    await waitForEarlyTotpStep()
    const { token } = await halfOf(login)
    expect((await portal.get('/profile', { token })).body.code).toBe('TOKEN_INVALID')
    expect((await enter(token, 'TOTP', codeAt(enabled.secret, -1))).code).toBe(200)
    expect((await enter(token, 'TOTP', codeAt(enabled.secret))).body.code).toBe('LOG_IN_EXPIRED')
    const late = await halfOf(login)
    await portal.db
      .updateTable('half_log_in')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('used_at', 'is', null)
      .execute()
    expect((await enter(late.token, 'TOTP', codeAt(enabled.secret))).body.code).toBe('LOG_IN_EXPIRED')
  })
  it('accepts each recovery code once, in any notation', async () => {
    const [one = '', two = ''] = enabled.recoveryCodes
    expect((await enter((await halfOf(login)).token, 'RECOVERY', one.toLowerCase().replace('-', ' '))).code).toBe(200)
    expect((await enter((await halfOf(login)).token, 'RECOVERY', one)).body.code).toBe('OTP_WRONG')
    const race = await Promise.all(
      [await halfOf(login), await halfOf(login)].map(({ token }) => enter(token, 'RECOVERY', two)),
    )
    expect(race.filter(({ code }) => code === 200)).toHaveLength(1)
  })
  it('sends no code to accounts without that method', async () => {
    expect((await portal.post('/pub/login/second-factor/send', { token: (await halfOf(login)).token })).body.code).toBe(
      'NO_PERMISSION',
    )
    expect((await enter((await halfOf(login)).token, 'EMAIL', '123456')).body.code).toBe('OTP_WRONG')
  })
})

describe('guessing', () => {
  it('ends after five wrong codes from any log-in; the right password does not reset the count', async () => {
    const login = 'dir.welfare@demo.wewb'
    await waitForEarlyTotpStep()
    const { secret, recoveryCodes } = await switchOn(login)
    const halves = [await halfOf(login), await halfOf(login), await halfOf(login)]
    const guesses = await Promise.all(
      halves.flatMap(({ token }) => ['1', '2', '3', '4'].map((digit) => enter(token, 'TOTP', digit.repeat(6)))),
    )
    expect(guesses.filter(({ body }) => body.code === 'OTP_WRONG').length).toBeLessThan(5)
    expect(guesses.filter(({ body }) => body.code === 'LOCKED').length).toBeGreaterThan(6)
    const locked = await enter(halves[0].token, 'TOTP', codeAt(secret, 1))
    expect([locked.code, locked.body.code]).toEqual([429, 'LOCKED'])
    expect((await enter(halves[1].token, 'RECOVERY', recoveryCodes[0] ?? '')).code).toBe(429)
    const again = await portal.logIn(login)
    expect([again.code, again.body.code, Number(again.headers['retry-after']) > 800]).toEqual([429, 'LOCKED', true])
    const refused = await portal.db
      .selectFrom('audit')
      .select('subject')
      .where('event', '=', 'account.second-factor-refused')
      .execute()
    expect(refused).toContainEqual({ subject: `account:${await idOf(login)}` })
  })
})

describe('sent code', () => {
  const login = '01700000002'
  it('is a second factor for people without an app, including applicants', async () => {
    const token = await portal.newTokenOf(login)
    const { body } = await start(token, 'CODE')
    expect([body.data.secret, body.data.sent.channel, body.data.sent.sentTo]).toEqual([null, 'SMS', '017*****002'])
    expect((await portal.post('/profile/second-factor/confirm', { code: await codeTo(login) }, { token })).code).toBe(
      200,
    )
    expect((await portal.get('/profile/second-factor', { token })).body.data).toMatchObject({
      ways: ['SMS', 'RECOVERY'],
      recoveryLeft: 10,
    })
  })
  it('is valid only for its log-in, once, and not repeated during the pause', async () => {
    const [one, other] = [await halfOf(login), await halfOf(login)]
    expect(one).toMatchObject({ ways: ['SMS', 'RECOVERY'], sentTo: '017*****002' })
    expect((await enter(one.token, 'SMS', '123456')).body.code).toBe('OTP_EXPIRED')
    expect((await portal.post('/pub/login/second-factor/send', { token: one.token })).body.data).toMatchObject({
      otpLength: 6,
      channel: 'SMS',
    })
    const again = await portal.post('/pub/login/second-factor/send', { token: one.token })
    expect([again.code, Number(again.headers['retry-after']) > 100]).toEqual([429, true])
    const code = await codeTo(login)
    expect((await enter(other.token, 'SMS', code)).body.code).toBe('OTP_EXPIRED')
    expect((await enter(one.token, 'SMS', code)).code).toBe(200)
  })
  it('may be combined with the app', async () => {
    await waitForEarlyTotpStep()
    await switchOn('so.two@demo.wewb', 'Y')
    expect((await halfOf('so.two@demo.wewb')).ways).toEqual(['TOTP', 'EMAIL', 'RECOVERY'])
  })
})

describe('change of the second factor', () => {
  const login = 'editor@demo.wewb'
  it('requires the password and a code again, each rejected at its field', async () => {
    await waitForEarlyTotpStep()
    const { token, secret, recoveryCodes } = await switchOn(login)
    const off = (body: object) =>
      portal.post('/profile/second-factor/off', { password: demoPassword, way: 'TOTP', code: '', ...body }, { token })
    expect((await off({ password: 'Wrong@1234' })).body.issues[0].path).toBe('password')
    expect((await off({ code: '000000' })).body.issues[0].path).toBe('code')
    const renewed = await portal.post(
      '/profile/second-factor/recovery-codes',
      { password: demoPassword, way: 'TOTP', code: codeAt(secret, 1) },
      { token },
    )
    expect(renewed.body.data.recoveryCodes).toHaveLength(10)
    expect((await off({ way: 'RECOVERY', code: recoveryCodes[0] })).body.issues[0].path).toBe('code')
    expect((await off({ way: 'RECOVERY', code: renewed.body.data.recoveryCodes[0] })).code).toBe(200)
    expect(await lastTemplate(login)).toBe('SECOND_FACTOR_OFF')
    expect((await portal.logIn(login)).body.token).toBeTruthy()
  })
  it('is possible for an administrator on a colleague, who is notified and logged out; never for oneself', async () => {
    await waitForEarlyTotpStep()
    await forgetSteps()
    const [admin, id] = [await portal.newTokenOf('admin@demo.wewb'), await idOf(login)]
    const { token } = await switchOn(login)
    const remove = (of: number, by: string) =>
      portal.request('DELETE', `/users/${of}/second-factor`, undefined, { token: by })
    expect((await remove(id, await portal.newTokenOf('auditor@demo.wewb'))).body.code).toBe('NO_PERMISSION')
    expect((await remove(await idOf('admin@demo.wewb'), admin)).body.code).toBe('NO_PERMISSION')
    expect((await remove(id, admin)).code).toBe(200)
    expect((await portal.get('/profile', { token })).code).toBe(401)
    expect(await lastTemplate(login)).toBe('SECOND_FACTOR_REMOVED')
    expect((await remove(id, admin)).body.code).toBe('MOVE_NOT_OPEN')
    expect((await portal.logIn(login)).body.token).toBeTruthy()
  })
})
