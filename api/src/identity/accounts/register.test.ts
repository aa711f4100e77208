import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const rahima = {
  fullNameEn: 'Rahima Begum',
  fullNameBn: 'রহিমা বেগম',
  loginType: 'MOBILE',
  mobile: '01712345678',
  email: null,
  nid: '1234567890',
  dateOfBirth: '1990-05-01',
  password: 'Abcd@1234',
  confirmPassword: 'Abcd@1234',
  termsAccepted: 'Y',
}

const register = async (change: object = {}, language?: 'en') =>
  portal.post(
    '/pub/registration',
    { ...rahima, ...change, ...(await portal.newCaptcha()) },
    language ? { language } : {},
  )

const codeFor = async (to: string): Promise<string> => {
  const { body } = await portal.get(`/demo/outbox?to=${encodeURIComponent(to)}`)
  return /\b\d{6}\b/.exec(body.data[0].text)?.[0] ?? ''
}
const verify = (otpToken: string, otp: string, purpose = 'REGISTRATION') =>
  portal.post('/pub/otp-verification', { otpToken, otp, purpose })
const wrongOne = (code: string) => (code === '000000' ? '000001' : '000000')

describe('registration', () => {
  it('sends a code to the number, and the code activates the account', async () => {
    const registration = await register({ mobile: '০১৭১২৩৪৫৬৭৮' }, 'en')
    expect(registration.code).toBe(200)
    expect(registration.body).toMatchObject({
      status: true,
      message: 'A 6 digit code has been sent.',
      data: {
        otpLength: 6,
        sentTo: '017*****678',
        channel: 'SMS',
        expiresIn: 300,
        resendAfter: 120,
        purpose: 'REGISTRATION',
      },
    })
    const done = await verify(registration.body.data.otpToken, await codeFor('01712345678'))
    expect(done.body).toMatchObject({
      status: true,
      data: { verifiedYn: 'Y', resetToken: null },
      message: 'নিবন্ধন সম্পন্ন হয়েছে!',
    })
    const entered = await portal.logIn('+880 1712 345678', 'Abcd@1234', { language: 'en' })
    expect(entered.body).toEqual({
      status: true,
      message: 'Login successful',
      data: {
        id: expect.any(Number),
        full_name: 'Rahima Begum',
        full_name_bng: 'রহিমা বেগম',
        login_id: '01712345678',
        avatar: null,
        userType: 'APPLICANT',
        roleCodes: ['APPLICANT'],
        officeId: null,
        mustChangePassword: 'N',
        mustSetSecondFactor: 'N',
      },
      token: expect.stringMatching(/^\S{20,}$/),
      appSettings: {
        raiseCoreVersion: expect.stringMatching(/^\d{8}\.\d\d\.\d\d$/),
        otpLength: 6,
        maxFileKb: 2048,
        product: 'wewb',
      },
    })
    expect((await portal.get('/profile', { token: entered.body.token })).body.data.login_id).toBe('01712345678')
  })
  it('reports a registered number in the caller’s language', async () => {
    const again = await register({}, 'en')
    expect([again.code, again.body.code]).toEqual([409, 'ALREADY_REGISTERED'])
    expect(again.body.message).toContain('already registered')
  })
  it('reports every invalid answer, in Bangla by default', async () => {
    const { code, body } = await register({ mobile: '0171', fullNameEn: 'রহিমা', nid: '12' })
    expect([code, body.code]).toEqual([422, 'ANSWERS_INVALID'])
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual(['fullNameEn', 'mobile', 'nid'])
    expect(body.issues[1].message).toContain('১১টি সংখ্যা')
  })
  it('rejects a weak password with its own code', async () => {
    const { code, body } = await register({ mobile: '01712345600', password: 'abc', confirmPassword: 'abc' })
    expect([code, body.code, body.issues[0].path]).toEqual([422, 'WEAK_PASSWORD', 'password'])
  })
  it('works by e-mail for people abroad with a foreign mobile', async () => {
    const registration = await register({ loginType: 'EMAIL', email: 'Karim@Example.com', mobile: null })
    expect(registration.body.data).toMatchObject({ channel: 'EMAIL', sentTo: 'k*****@example.com' })
    expect((await verify(registration.body.data.otpToken, await codeFor('karim@example.com'))).code).toBe(200)
    expect((await portal.logIn('karim@example.com', 'Abcd@1234')).code).toBe(200)
  })
  it('can be restarted when incomplete, and permits log-in only after the code', async () => {
    const first = await register({ mobile: '01812345678' })
    const oldCode = await codeFor('01812345678')
    const second = await register({ mobile: '01812345678', password: 'Other@9876', confirmPassword: 'Other@9876' })
    expect((await verify(first.body.data.otpToken, oldCode)).body.code).toBe('OTP_EXPIRED')
    const early = await portal.logIn('01812345678', 'Other@9876')
    expect([early.code, early.body.code]).toEqual([403, 'OTP_PENDING'])
    expect((await verify(early.body.data.otpToken, await codeFor('01812345678'))).code).toBe(200)
    expect(second.code).toBe(200)
  })
  it('encrypts the NID: no readable number is stored, and equal numbers match by blind index', async () => {
    const row = await portal.db
      .selectFrom('account')
      .selectAll()
      .where('login_id', '=', '01712345678')
      .executeTakeFirstOrThrow()
    expect(row.nid_sealed?.includes('1234567890')).toBe(false)
    expect(row.nid_index).toEqual(portal.secrets.blindIndex('nid', '1234567890'))
  })
})

describe('one-time codes', () => {
  it('permit at most five attempts, also concurrently', async () => {
    const { body } = await register({ mobile: '01912345678' })
    const code = await codeFor('01912345678')
    const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(body.data.otpToken, wrongOne(code))))
    const codes = guesses.map((guess) => guess.body.code)
    expect(codes.filter((guess) => guess === 'OTP_WRONG')).toHaveLength(4)
    expect(codes.filter((guess) => guess === 'OTP_LOCKED')).toHaveLength(16)
    expect((await verify(body.data.otpToken, code)).body.code).toBe('OTP_LOCKED')
  })
  it('report the remaining attempts', async () => {
    const { body } = await register({ mobile: '01912345679' })
    const guess = await verify(body.data.otpToken, wrongOne(await codeFor('01912345679')))
    expect(guess.body).toMatchObject({ status: false, code: 'OTP_WRONG', data: { triesLeft: 4 } })
  })
  it('are valid once', async () => {
    const { body } = await register({ mobile: '01912345670' })
    const code = await codeFor('01912345670')
    const both = await Promise.all([verify(body.data.otpToken, code), verify(body.data.otpToken, code)])
    expect(both.map(({ code: status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  })
  it('can be sent again after two minutes, which invalidates the old one', async () => {
    const { body } = await register({ mobile: '01912345671' })
    const { otpToken } = body.data
    const early = await portal.post('/pub/resend-otp', { otpToken, purpose: 'REGISTRATION' })
    expect([early.code, Number(early.headers['retry-after']) > 100]).toEqual([429, true])
    const old = await codeFor('01912345671')
    await portal.db
      .updateTable('one_time_code')
      .set({ created_at: new Date(Date.now() - 130_000) })
      .where('login_id', '=', '01912345671')
      .execute()
    const again = await portal.post('/pub/resend-otp', { otpToken, purpose: 'REGISTRATION' })
    expect(again.body.data).toMatchObject({ otpLength: 6, resendLeft: 4 })
    expect((await verify(otpToken, old)).body.code).toBe('OTP_EXPIRED')
    expect((await verify(again.body.data.otpToken, await codeFor('01912345671'))).code).toBe(200)
  })
  it('expire after five minutes', async () => {
    const { body } = await register({ mobile: '01912345672' })
    await portal.db
      .updateTable('one_time_code')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('login_id', '=', '01912345672')
      .execute()
    expect((await verify(body.data.otpToken, await codeFor('01912345672'))).body.code).toBe('OTP_EXPIRED')
  })
})

describe('profile', () => {
  it('shows the own data with a masked NID, and accepts a corrected name', async () => {
    const { body: registration } = await register({ mobile: '01612345678', nid: '১২৩৪৫৬৭৮৯০' }, 'en')
    await verify(registration.data.otpToken, await codeFor('01612345678'))
    const token = await portal.newTokenOf('01612345678', 'Abcd@1234')
    const { body } = await portal.get('/profile', { token })
    expect(body.data).toMatchObject({
      mobile: '01612345678',
      nidMasked: '******7890',
      dateOfBirth: '1990-05-01',
      language: 'en',
    })
    const wrong = await portal.request('PUT', '/profile', { fullNameEn: 'রহিমা', language: 'bn' }, { token })
    expect(wrong.body.issues[0].path).toBe('fullNameEn')
    const saved = await portal.request(
      'PUT',
      '/profile',
      { fullNameEn: ' Rahima  Khatun ', fullNameBn: null, language: 'bn' },
      { token },
    )
    expect(saved.body.data).toMatchObject({ full_name: 'Rahima Khatun', full_name_bng: null, language: 'bn' })
  })
})
