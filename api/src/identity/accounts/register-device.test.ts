import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0'
const firefox = 'Mozilla/5.0 (Android 15; Mobile) Firefox/140.0'
const from = (agent: string, cookie?: string) => ({ headers: { 'user-agent': agent, ...(cookie ? { cookie } : {}) } })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''
const messagesTo = async (login: string) =>
  (
    await portal.db
      .selectFrom('message')
      .select('body')
      .where('recipient', '=', login)
      .where('template', '=', 'NEW_DEVICE')
      .execute()
  ).map(({ body }) => body)

describe('device', () => {
  const login = 'auditor@demo.wewb'
  it('is recognised by a cookie that no script and no other request can read', async () => {
    const first = await portal.logIn(login, undefined, from(chrome))
    expect(String(first.headers['set-cookie'])).toMatch(
      /^device=[\w-]{43}; Path=\/api\/v1\/pub\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    )
    expect((await portal.logIn(login, 'Wrong@1234', from(chrome))).headers['set-cookie']).toBeUndefined()
    expect(await messagesTo(login)).toEqual([])
    await portal.logIn(login, undefined, from(chrome, cookieOf(first)))
    expect(await messagesTo(login)).toEqual([])
  })
  it('uses a secure cookie if the portal has TLS', async () => {
    const secure = await startTestPortal({ PUBLIC_URL: 'https://portal.example' })
    const first = await secure.logIn(login, undefined, from(chrome))
    expect(String(first.headers['set-cookie'])).toMatch(
      /^__Secure-device=[\w-]{43}; .*; HttpOnly; SameSite=Strict; Secure$/,
    )
    await secure.logIn(login, undefined, from(chrome, cookieOf(first)))
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from known_device`.execute(secure.db)
    expect(rows).toEqual([{ n: 1 }])
    await secure.stop()
  })
  it('is notified once and marked in the log-ins of staff when it is new', async () => {
    const second = await portal.logIn(login, undefined, from(firefox))
    const [message, ...others] = await messagesTo(login)
    expect([message?.includes('Firefox, Android'), others]).toEqual([true, []])
    await portal.logIn(login, undefined, from(firefox, cookieOf(second)))
    expect(await messagesTo(login)).toHaveLength(1)
    const { body } = await portal.get('/profile/sessions', { token: second.body.token })
    expect(body.data.map(({ newDeviceYn }: { newDeviceYn: string }) => newDeviceYn).toSorted()).toEqual([
      'N',
      'N',
      'N',
      'Y',
    ])
  })
  it('is listed on the dashboard of other sessions until it is logged out', async () => {
    const token = await portal.newTokenOf('editor@demo.wewb')
    const other = await portal.logIn('editor@demo.wewb', undefined, from(firefox))
    const lines = async (at: string) =>
      (await portal.get('/dashboard', { token: at, language: 'en' })).body.data.messages
    expect(await lines(token)).toMatchObject([
      { code: 'NEW_DEVICE', text: expect.stringContaining('Firefox, Android') },
    ])
    expect(await lines(other.body.token)).toEqual([])
    expect((await portal.request('DELETE', '/profile/sessions', undefined, { token })).body.data).toEqual({ ended: 1 })
    expect((await portal.get('/profile', { token: other.body.token })).code).toBe(401)
    expect(await lines(token)).toEqual([])
  })
  it('is notified to applicants only with the setting enabled', async () => {
    const applicant = '01700000003'
    for (const agent of [chrome, firefox]) await portal.logIn(applicant, undefined, from(agent))
    expect(await messagesTo(applicant)).toEqual([])
    await portal.db
      .updateTable('general_setting')
      .set({ active_yn: 'Y' })
      .where('code', '=', 'NEW_DEVICE_NOTICE')
      .execute()
    await portal.logIn(applicant, undefined, from(chrome))
    expect(await messagesTo(applicant)).toHaveLength(1)
  })
  it('does not link two accounts that use it', async () => {
    const [one, other] = [
      await portal.logIn('01700000001', undefined, from(chrome)),
      await portal.logIn('01700000002', undefined, from(chrome)),
    ]
    await portal.logIn('01700000002', undefined, from(chrome, cookieOf(one)))
    const marks = await portal.db.selectFrom('known_device').select('mark_hash').execute()
    expect(new Set(marks.map(({ mark_hash }) => mark_hash.toString('hex'))).size).toBe(marks.length)
    expect(cookieOf(other)).not.toBe(cookieOf(one))
  })
})

it('causes at most three such messages a day', async () => {
  const strict = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })
  for (let devices = 0; devices < 6; devices += 1) await strict.logIn('admin@demo.wewb')
  const { n } = await strict.db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('template', '=', 'NEW_DEVICE')
    .executeTakeFirstOrThrow()
  await strict.stop()
  expect(n).toBe(3)
})
