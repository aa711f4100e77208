import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_CAPTCHA: '' })
})
afterAll(() => portal.stop())

const newCode = async () => {
  const { captchaId, length, image } = (await portal.get('/pub/captcha')).body.data
  expect(image).toMatch(/^data:image\/png;base64,/)
  const row = await portal.db.selectFrom('captcha').select('code').where('id', '=', captchaId).executeTakeFirstOrThrow()
  expect(row.code).toMatch(/^[0-9]+$/)
  return [length, row.code.length]
}
const setLength = async (setting_value: string) =>
  (
    await portal.post(
      '/general-settings',
      { setting_code: 'CAPTCHA_LENGTH', setting_value },
      { token: await portal.tokenOf('admin@demo.wewb'), language: 'en' },
    )
  ).body

it('has five digits', async () => {
  expect(await newCode()).toEqual([5, 5])
})

it('has the number of digits that the administrator sets, from four to eight', async () => {
  for (const length of [4, 8]) {
    await setLength(String(length))
    expect(await newCode()).toEqual([length, length])
  }
  for (const length of ['3', '9'])
    expect((await setLength(length)).issues).toMatchObject([
      { path: 'setting_value', message: 'Write a number from 4 to 8 digits.' },
    ])
})
