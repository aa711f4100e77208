import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { paymentClient } from './payment-client.test.support.ts'

let portal: TestPortal
let maker: ReturnType<typeof paymentClient>
let section: ReturnType<typeof paymentClient>

beforeAll(async () => {
  portal = await startTestPortal()
  maker = paymentClient(portal, await portal.tokenOf('acc.maker@demo.wewb'))
  section = paymentClient(portal, await portal.tokenOf('so.edu@demo.wewb'))
}, 60_000)
afterAll(() => portal.stop())

it('lets accounts edit the layout, with all columns that the bank needs', async () => {
  const before = await maker.get('/layouts')
  expect(before).toMatchObject({ revision: 0, changedAt: null, mayEditYn: 'Y' })
  const turned = { ...before['file'], columns: before['file'].columns.toReversed(), separator: 'semicolon' }
  const lacking = { ...before['file'], columns: before['file'].columns.slice(0, 3) }
  const save = (file: object, revision: number) =>
    maker.send('PUT', '/layouts', { file, returns: before['returns'], revision })
  expect(bodyOf(await save(lacking, 0)).issues?.map(({ path }) => path)).toEqual([
    'file.columns',
    'file.columns',
    'file.columns',
  ])
  expect(bodyOf(await save(turned, 0)).data['revision']).toBe(1)
  expect((await save(turned, 0)).code).toBe(409)
  expect((await save({ ...turned, columns: [{ source: 'password', heading: 'X', on: true }] }, 1)).code).toBe(400)
  expect((await section.send('PUT', '/layouts', { file: turned, returns: before['returns'], revision: 1 })).code).toBe(
    403,
  )
  expect(await section.get('/layouts')).toMatchObject({ revision: 1, mayEditYn: 'N', file: { separator: 'semicolon' } })
})
