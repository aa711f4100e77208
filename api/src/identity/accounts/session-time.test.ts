import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
/** Sets when all sessions were last used and when their hours end. */
const setTimes = (idleMinutes: number, minutesLeft: number) =>
  portal.db
    .updateTable('session')
    .set({ last_seen_at: inMinutes(-idleMinutes), expires_at: inMinutes(minutesLeft) })
    .execute()
const lastSeen = async () =>
  Number((await portal.db.selectFrom('session').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at)

async function read(token: string) {
  const { secondsLeft, extendableYn } = (await portal.get('/profile/session', { token })).body.data
  return [Math.round(secondsLeft / 60), extendableYn]
}
const extend = async (token: string) => {
  const { code, body } = await portal.post('/profile/session/extend', undefined, { token })
  return [code, body.data ? Math.round(body.data.secondsLeft / 60) : body.code]
}

it('the time left counts inactivity for staff, and for everybody the hours since the log-in', async () => {
  const [officer, applicant] = [await portal.tokenOf('so.edu@demo.wewb'), await portal.tokenOf('01700000003')]
  await setTimes(58, 400)
  expect([await read(officer), await read(applicant)]).toEqual([
    [2, 'Y'],
    [400, 'N'],
  ])
  await setTimes(10, 2)
  expect([await read(officer), await read(applicant)]).toEqual([
    [2, 'N'],
    [2, 'N'],
  ])
})

it('reading the time left does not extend the session; the extension does, and never beyond its hours', async () => {
  const token = await portal.tokenOf('so.edu@demo.wewb')
  await setTimes(58, 30)
  const before = await lastSeen()
  expect(await read(token)).toEqual([2, 'Y'])
  expect(await lastSeen()).toBe(before)
  expect(await extend(token)).toEqual([200, 30])
  await setTimes(61, 400)
  expect(await extend(token)).toEqual([401, 'TOKEN_EXPIRED'])
  await setTimes(10, -1)
  expect(await extend(token)).toEqual([401, 'TOKEN_EXPIRED'])
})
