import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const codeFor = async (to: string): Promise<string> => {
  const { body } = await portal.get(`/demo/outbox?to=${encodeURIComponent(to)}`)
  return /\b\d{6}\b/.exec(body.data[0].text)?.[0] ?? ''
}
const verify = (otpToken: string, otp: string, purpose = 'REGISTRATION') =>
  portal.post('/pub/otp-verification', { otpToken, otp, purpose })

describe('password', () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    portal.post('/change-password', { oldPassword, newPassword, confirmPassword: newPassword }, { token })

  it('changes only with the old one, ends every other session, and notifies the owner', async () => {
    const [here, there] = [await portal.newTokenOf('so.edu@demo.wewb'), await portal.newTokenOf('so.edu@demo.wewb')]
    const wrong = await change(here, 'Nope@12345', 'Fresh@12345')
    expect([wrong.code, wrong.body.issues[0].path]).toEqual([422, 'oldPassword'])
    expect((await change(here, 'Demo@12345', 'Fresh@12345')).code).toBe(200)
    expect([
      (await portal.get('/profile', { token: here })).code,
      (await portal.get('/profile', { token: there })).code,
    ]).toEqual([200, 401])
    expect((await portal.logIn('so.edu@demo.wewb')).code).toBe(401)
    expect((await portal.logIn('so.edu@demo.wewb', 'Fresh@12345')).code).toBe(200)
    const outbox = await portal.get('/demo/outbox?to=so.edu@demo.wewb')
    expect(outbox.body.data.map(({ template }: { template: string }) => template)).toContain('PASSWORD_CHANGED')
  })
  it('must differ from the last three', async () => {
    const token = await portal.newTokenOf('so.edu@demo.wewb', 'Fresh@12345')
    await change(token, 'Fresh@12345', 'Third@12345')
    for (const used of ['Demo@12345', 'Fresh@12345', 'Third@12345']) {
      expect((await change(token, 'Third@12345', used)).body.issues[0]).toMatchObject({
        path: 'newPassword',
        code: 'used-before',
      })
    }
  })
  it('is reset with a code; the response is the same for an unregistered number', async () => {
    const forget = async (loginId: string) =>
      portal.post('/pub/forget-password', { loginId, ...(await portal.newCaptcha()) })
    const [known, unknown] = [await forget('ad.welfare@demo.wewb'), await forget('nobody@demo.wewb')]
    expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data))
    expect((await portal.get('/demo/outbox?to=nobody@demo.wewb')).body.data).toEqual([])
    const session = await portal.newTokenOf('ad.welfare@demo.wewb')
    const opened = await verify(known.body.data.otpToken, await codeFor('ad.welfare@demo.wewb'), 'FORGOT_PASSWORD')
    const { resetToken } = opened.body.data
    const weak = await portal.post('/pub/reset-password', { resetToken, newPassword: 'weak', confirmPassword: 'weak' })
    expect(weak.body.code).toBe('WEAK_PASSWORD')
    const chosen = 'Reset@12345'
    const typed = encodeURIComponent(chosen)
    const done = await portal.post(
      `/pub/reset-password?resetToken=${resetToken}&newPassword=${typed}&confirmPassword=${typed}`,
    )
    expect(done.code).toBe(200)
    expect((await portal.get('/profile', { token: session })).code).toBe(401)
    expect((await portal.logIn('ad.welfare@demo.wewb', chosen)).code).toBe(200)
    expect(
      (
        await portal.post('/pub/reset-password', {
          resetToken,
          newPassword: 'Again@12345',
          confirmPassword: 'Again@12345',
        })
      ).body.code,
    ).toBe('OTP_EXPIRED')
  })
  it('invalidates older codes and tokens: after a newer one and after the change', async () => {
    const forget = async () =>
      (await portal.post('/pub/forget-password', { loginId: 'acc.maker@demo.wewb', ...(await portal.newCaptcha()) }))
        .body.data.otpToken
    const [older, olderCode] = [await forget(), await codeFor('acc.maker@demo.wewb')]
    const [newer, newerCode] = [await forget(), await codeFor('acc.maker@demo.wewb')]
    expect((await verify(older, olderCode, 'FORGOT_PASSWORD')).body.code).toBe('OTP_EXPIRED')
    const { resetToken } = (await verify(newer, newerCode, 'FORGOT_PASSWORD')).body.data
    const token = await portal.newTokenOf('acc.maker@demo.wewb')
    const [third, thirdCode] = [await forget(), await codeFor('acc.maker@demo.wewb')]
    expect((await change(token, 'Demo@12345', 'Changed@123')).code).toBe(200)
    expect((await verify(third, thirdCode, 'FORGOT_PASSWORD')).body.code).toBe('OTP_EXPIRED')
    const late = await portal.post('/pub/reset-password', {
      resetToken,
      newPassword: 'Stolen@1234',
      confirmPassword: 'Stolen@1234',
    })
    expect(late.body.code).toBe('OTP_EXPIRED')
  })
  it('must be changed first if required', async () => {
    await portal.db
      .updateTable('account')
      .set({ must_change_password: true })
      .where('login_id', '=', 'dir.welfare@demo.wewb')
      .execute()
    const token = await portal.newTokenOf('dir.welfare@demo.wewb')
    expect((await portal.get('/dashboard', { token })).body.code).toBe('MUST_CHANGE_PASSWORD')
    expect((await change(token, 'Demo@12345', 'Fresh@12345')).code).toBe(200)
    expect((await portal.get('/dashboard', { token })).code).toBe(200)
  })
})
