import { afterAll, beforeAll, expect, it } from 'vitest'
import { actions } from '@wewb/domain/access/actions'
import { allScreens } from '@wewb/domain/access/screens'
import { demoPassword } from '#demo/people.ts'
import { generateTotp } from '#testing/totp.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const login = 'admin@demo.wewb'
const setRule = (value: string) =>
  portal.db
    .updateTable('general_setting')
    .set({ value, active_yn: 'Y' })
    .where('code', '=', 'STAFF_SECOND_FACTOR')
    .execute()

/** Endpoints that stay available until a second factor is set up: profile, setup and logout. */
const few = [
  'GET /access/menus/',
  'GET /profile',
  'PUT /profile',
  'GET /profile/second-factor',
  'POST /profile/second-factor',
  'POST /profile/second-factor/confirm',
  'POST /profile/second-factor/send',
  'GET /profile/session',
  'POST /profile/session/extend',
  'GET /profile/sessions',
  'DELETE /profile/sessions',
  'POST /logout',
  'POST /change-password',
]

/** Lists every endpoint that requires a login, from the OpenAPI document. */
async function guardedCalls(): Promise<string[]> {
  const { paths } = (await portal.get('/openapi.json')).body as {
    paths: Record<string, Record<string, { security?: object[] }>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security ? [`${method.toUpperCase()} ${path.replace('/api/v1', '')}`] : [],
    ),
  )
}
const make = (name: string, token: string) => {
  const [method = 'GET', path = ''] = name.split(' ')
  return portal.request(method as 'GET', path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'), undefined, {
    token,
  })
}

it('closes every endpoint but those of the setup if the setting requires it, regardless of the roles', async () => {
  const everything = allScreens.flatMap(({ id }) => actions.map((action) => ({ role_id: 12, screen: id, action })))
  await portal.db
    .insertInto('role_permission')
    .values(everything)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const token = await portal.tokenOf(login)
  await setRule('REQUIRED')
  const names = await guardedCalls()
  expect(names.length).toBeGreaterThan(100)
  const closed: string[] = []
  for (const name of names.filter((one) => !few.includes(one))) {
    const { code, body } = await make(name, token)
    if (code === 403 && body.code === 'MUST_SET_SECOND_FACTOR') closed.push(name)
  }
  expect(closed).toEqual(names.filter((one) => !few.includes(one)))
  const open = few.filter((name) => names.includes(name) && !/DELETE|logout/.test(name))
  for (const name of open)
    expect([name, (await make(name, token)).body.code]).not.toEqual([name, 'MUST_SET_SECOND_FACTOR'])
})

it('permits staff to log in, requests the setup, and opens everything afterwards', async () => {
  const entered = await portal.logIn(login)
  expect([entered.body.data.mustSetSecondFactor, Boolean(entered.body.token)]).toEqual(['Y', true])
  const { token } = entered.body
  expect((await portal.get('/dashboard', { token, language: 'en' })).body.message).toBe(
    'Please set up two-step log-in first.',
  )
  const { secret } = (
    await portal.post('/profile/second-factor', { way: 'TOTP', password: demoPassword, alsoByCodeYn: 'N' }, { token })
  ).body.data
  expect((await portal.post('/profile/second-factor/confirm', { code: generateTotp(secret) }, { token })).code).toBe(
    200,
  )
  expect((await portal.get('/dashboard', { token })).code).toBe(200)
})

it('does not apply to applicants', async () => {
  const { body } = await portal.logIn('01700000001')
  expect(body.data.mustSetSecondFactor).toBe('N')
  expect((await portal.get('/dashboard', { token: body.token })).code).toBe(200)
})

it('applies to nobody if it is disabled, and permits no setup', async () => {
  await setRule('OFF')
  const { token } = (await portal.logIn(login)).body
  expect((await portal.get('/dashboard', { token })).code).toBe(200)
  const other = await portal.tokenOf('editor@demo.wewb')
  const started = await portal.post(
    '/profile/second-factor',
    { way: 'TOTP', password: demoPassword, alsoByCodeYn: 'N' },
    { token: other },
  )
  expect(started.body.code).toBe('MOVE_NOT_OPEN')
})
