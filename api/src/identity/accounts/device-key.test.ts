import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const keyOf = async (login: string) => {
  const { code, body } = await portal.get('/profile/device-key', { token: await portal.tokenOf(login) })
  return { code, key: (body.data as { key?: string } | undefined)?.key }
}

describe('device key', () => {
  it('is the same after every log-in, so that stored data can be decrypted', async () => {
    const [first, second] = [await keyOf('01700000001'), await keyOf('01700000001')]
    expect(Buffer.from(first.key ?? '', 'base64')).toHaveLength(32)
    expect(second).toEqual(first)
  })
  it('is different for other users', async () => {
    expect((await keyOf('01700000002')).key).not.toBe((await keyOf('01700000001')).key)
  })
  it('is available to signed-in applicants only', async () => {
    expect((await keyOf('so.edu@demo.wewb')).code).toBe(403)
    expect((await portal.get('/profile/device-key')).code).toBe(401)
  })
})
