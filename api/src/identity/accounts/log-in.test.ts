import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

describe('log-in', () => {
  it('gives the same response for a wrong password and an unknown number', async () => {
    const [wrong, unknown] = [
      await portal.logIn('01700000001', 'Wrong@1234'),
      await portal.logIn('01799999999', 'Wrong@1234'),
    ]
    expect([wrong.code, wrong.body]).toEqual([401, unknown.body])
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS')
  })
  it('locks after five failures, for known and unknown numbers, and returns the remaining time', async () => {
    for (const login of ['01700000002', '01788888888']) {
      const misses = await Promise.all(Array.from({ length: 12 }, () => portal.logIn(login, 'Wrong@1234')))
      expect(misses.filter(({ body }) => body.code === 'INVALID_CREDENTIALS')).toHaveLength(5)
      const closed = await portal.logIn(login)
      expect([closed.code, closed.body.code]).toEqual([429, 'LOCKED'])
      expect(Number(closed.headers['retry-after'])).toBeGreaterThan(800)
    }
  })
  it('accepts each captcha once, and only the right one', async () => {
    const one = await portal.newCaptcha()
    const body = { loginId: '01700000003', password: 'Demo@12345', ...one }
    expect((await portal.post('/pub/login', { ...body, captcha: '999999' })).body.code).toBe('INVALID_CAPTCHA')
    expect((await portal.post('/pub/login', body)).body.code).toBe('INVALID_CAPTCHA')
    expect((await portal.post('/pub/login', { ...body, ...(await portal.newCaptcha()), captcha: '১২৩৪৫৬' })).code).toBe(
      200,
    )
    const racing = await portal.newCaptcha()
    const race = await Promise.all(Array.from({ length: 10 }, () => portal.post('/pub/login', { ...body, ...racing })))
    expect(race.filter(({ code }) => code === 200)).toHaveLength(1)
  })
  it('rejects an inactive user only after the right password', async () => {
    await portal.db
      .updateTable('account')
      .set({ state: 'inactive' })
      .where('login_id', '=', 'editor@demo.wewb')
      .execute()
    expect((await portal.logIn('editor@demo.wewb', 'Wrong@1234')).body.code).toBe('INVALID_CREDENTIALS')
    expect((await portal.logIn('editor@demo.wewb')).body.code).toBe('USER_INACTIVE')
  })
})

describe('sessions', () => {
  it('end at once on log-out, deactivation and expiry, each with its own code', async () => {
    const [out, off, old] = [
      await portal.newTokenOf('01700000003'),
      await portal.newTokenOf('auditor@demo.wewb'),
      await portal.newTokenOf('01700000003'),
    ]
    await portal.post('/logout', undefined, { token: out })
    expect((await portal.get('/profile', { token: out })).body.code).toBe('TOKEN_INVALID')
    await portal.db
      .updateTable('account')
      .set({ state: 'inactive' })
      .where('login_id', '=', 'auditor@demo.wewb')
      .execute()
    expect((await portal.get('/profile', { token: off })).body.code).toBe('TOKEN_INVALID')
    await portal.db
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('ended_at', 'is', null)
      .execute()
    const expired = await portal.get('/profile', { token: old, language: 'en' })
    expect([expired.code, expired.body.code, expired.body.message]).toEqual([
      401,
      'TOKEN_EXPIRED',
      'Session expired! Please login again.',
    ])
  })
  it('end for staff after an hour without a request, and not for applicants', async () => {
    const [officer, applicant] = [await portal.newTokenOf('so.edu@demo.wewb'), await portal.newTokenOf('01700000003')]
    const idleFor = (minutes: number) =>
      portal.db
        .updateTable('session')
        .set({ last_seen_at: new Date(Date.now() - minutes * 60_000) })
        .execute()
    const logInToAll = () =>
      Promise.all(
        [officer, applicant].map(async (token) => (await portal.get('/profile', { token })).body.code ?? 'open'),
      )
    await idleFor(59)
    expect(await logInToAll()).toEqual(['open', 'open'])
    await idleFor(61)
    expect(await logInToAll()).toEqual(['TOKEN_EXPIRED', 'open'])
  })
  it('are listed for their user, who can end the others', async () => {
    const [here, there] = [await portal.newTokenOf('01700000003'), await portal.newTokenOf('01700000003')]
    const { body } = await portal.get('/profile/sessions', { token: here })
    const other = body.data.find((session: { currentYn: string }) => session.currentYn === 'N')
    expect((await portal.request('DELETE', `/profile/sessions/${other.id}`, undefined, { token: here })).code).toBe(200)
    expect((await portal.get('/profile', { token: there })).code).toBe(401)
    expect((await portal.get('/profile', { token: here })).code).toBe(200)
  })
  it('belonging to other users appear as not found', async () => {
    const [mine, theirs] = [await portal.newTokenOf('01700000003'), await portal.newTokenOf('admin@demo.wewb')]
    const [session] = (await portal.get('/profile/sessions', { token: theirs })).body.data
    expect((await portal.request('DELETE', `/profile/sessions/${session.id}`, undefined, { token: mine })).code).toBe(
      404,
    )
  })
})

it('are audited with their actions', async () => {
  await portal.newTokenOf('01700000001')
  const sealed = await eventually(async () => {
    const rows = await portal.db
      .selectFrom('audit')
      .innerJoin('audit_seal', 'audit_id', 'audit.id')
      .select('event')
      .execute()
    return (
      rows.some(({ event }) => event === 'account.logged-in') &&
      rows.some(({ event }) => event === 'account.log-in-refused')
    )
  })
  expect(sealed).toBe(true)
})
