import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problems } from '@wewb/domain/http/problems'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const login = { loginId: '01700000001', password: 'Demo@12345', captchaId: 'x', captcha: '123456' }
const registrationOf = (mobile: string) => ({
  fullNameEn: 'Rahima Begum',
  fullNameBn: 'রহিমা বেগম',
  loginType: 'MOBILE',
  mobile,
  email: null,
  nid: '1234567890',
  dateOfBirth: '1990-05-01',
  password: 'Abcd@1234',
  confirmPassword: 'Abcd@1234',
  termsAccepted: 'Y',
})
const raw = (payload: string, type = 'application/json') =>
  portal.app.inject({ method: 'POST', url: '/api/v1/pub/login', headers: { 'content-type': type }, payload })

describe('refusal', () => {
  const isEnvelope = ({ body }: { body: { status?: unknown; code?: unknown; message?: unknown } }) =>
    body.status === false && typeof body.code === 'string' && typeof body.message === 'string' && body.message !== ''
  it('has one of the statuses of the domain rules; only a fault of the portal has another', () => {
    const statuses = new Set(Object.values(problems).map(({ status }) => status))
    const expected = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503]
    expect([...statuses].toSorted((one, other) => one - other)).toEqual(expected)
    expect(Object.entries(problems).flatMap(([code, { status }]) => (status === 500 ? code : []))).toEqual([
      'UNEXPECTED',
    ])
  })
  it('has the envelope with every status', async () => {
    const token = await portal.tokenOf('01700000001')
    const registration = { ...registrationOf('01700000001'), ...(await portal.newCaptcha()) }
    const json = async (payload: string, type?: string) => {
      const answer = await raw(payload, type)
      return { code: answer.statusCode, body: answer.json() }
    }
    const resend = async () => {
      const other = { ...registrationOf('01712345670'), ...(await portal.newCaptcha()) }
      const { otpToken } = (await portal.post('/pub/registration', other)).body.data
      return await portal.post('/pub/resend-otp', { otpToken, purpose: 'REGISTRATION' })
    }
    const answers = [
      await json('{'),
      await portal.get('/profile'),
      await portal.get('/audit-log', { token }),
      await portal.get('/applications/EDU-2026-999999', { token }),
      await portal.post('/pub/registration', registration),
      await json(JSON.stringify({ ...login, loginId: 'x'.repeat(300_000) })),
      await json(JSON.stringify(login), 'text/plain'),
      await portal.post('/pub/login', { ...login, ...(await portal.newCaptcha()), captcha: '0000' }),
      await resend(),
    ]
    expect(answers.map(({ code }) => code)).toEqual([400, 401, 403, 404, 409, 413, 415, 422, 429])
    expect(answers.filter((answer) => !isEnvelope(answer))).toEqual([])
  })
})
