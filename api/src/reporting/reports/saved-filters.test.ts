import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
type Stored = { filterId: number; name: string; code: string; query: object; defaultYn: string }
const ask = (who: string, method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
  portal.request(method, `/reports/filters${path}`, body, { token: tokens[who] ?? '', language: 'en' })
const readStored = async (who: string): Promise<Stored[]> =>
  (await ask(who, 'GET', '?screen=general-report')).body.data.list
const tangail = {
  screen: 'general-report',
  code: 'G01',
  name: 'টাঙ্গাইল',
  query: { period: 'this-quarter', district: '44' },
  defaultYn: 'Y',
}

beforeAll(async () => {
  portal = await startTestPortal()
  for (const name of ['dir.welfare', 'auditor', 'editor']) tokens[name] = await portal.tokenOf(`${name}@demo.wewb`)
}, 60_000)
afterAll(() => portal.stop())

it('are stored by name for one person, and the same name replaces', async () => {
  expect((await ask('dir.welfare', 'POST', '', tangail)).code).toBe(200)
  expect(await readStored('dir.welfare')).toMatchObject([
    { name: 'টাঙ্গাইল', code: 'G01', query: { period: 'this-quarter', district: '44' }, defaultYn: 'Y' },
  ])
  await ask('dir.welfare', 'POST', '', { ...tangail, code: 'G02' })
  expect((await readStored('dir.welfare')).map(({ code }) => code)).toEqual(['G02'])
  expect(await readStored('auditor')).toEqual([])
})

it('have one default per screen', async () => {
  await ask('dir.welfare', 'POST', '', { ...tangail, name: 'All', query: {} })
  expect((await readStored('dir.welfare')).map(({ name, defaultYn }) => `${name} ${defaultYn}`)).toEqual([
    'টাঙ্গাইল N',
    'All Y',
  ])
})

it('are deleted by their owner only', async () => {
  const [first] = await readStored('dir.welfare')
  expect((await ask('auditor', 'DELETE', `/${first?.filterId}`)).code).toBe(404)
  expect((await ask('dir.welfare', 'DELETE', `/${first?.filterId}`)).code).toBe(200)
  expect(await readStored('dir.welfare')).toHaveLength(1)
})

it('require a name, an existing report, and access to its screen', async () => {
  expect((await ask('dir.welfare', 'POST', '', { ...tangail, name: '  ' })).body.issues[0].path).toBe('name')
  expect((await ask('dir.welfare', 'POST', '', { ...tangail, code: 'G99' })).code).toBe(403)
  expect((await ask('editor', 'POST', '', tangail)).code).toBe(403)
  expect((await ask('dir.welfare', 'POST', '', { ...tangail, query: { secret: 'x' } })).code).toBe(400)
})
