import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'
import { sweep } from './sweep.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

it('removes what is over, and nothing that still serves', async () => {
  const token = await portal.tokenOf('01700000001')
  const { captchaId } = await portal.newCaptcha()
  await portal.tokenOf('01700000002')
  const longAgo = new Date('2020-01-01')
  await portal.db.insertInto('captcha').values({ id: 'old', code: '123456', expires_at: longAgo }).execute()
  await portal.db
    .updateTable('session')
    .set({ ended_at: longAgo })
    .where('account_id', '!=', (await portal.get('/profile', { token })).body.data.id)
    .execute()
  await sweep(portal.db)
  const captchas = await portal.db.selectFrom('captcha').select('id').execute()
  expect(captchas.map(({ id }) => id)).toContain(captchaId)
  expect(captchas.map(({ id }) => id)).not.toContain('old')
  expect(await portal.db.selectFrom('session').select('id').execute()).toHaveLength(1)
  expect((await portal.get('/profile', { token })).code).toBe(200)
})
