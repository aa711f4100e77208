import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })))
afterAll(() => portal.stop())

const report = {
  page: '/app-status-check',
  text: 'বোতামে চাপ দিলে কিছু হয় না',
  contact: '০১৭১২৩৪৫৬৭৮',
  width: 360,
}
const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile' }
const asVisitor = async (changes: object = {}) =>
  portal.post('/pub/page-problems', { ...report, ...(await portal.newCaptcha()), ...changes }, { headers })
const listAs = async (login: string, query = '') =>
  portal.get(`/page-problems${query}`, { token: await portal.tokenOf(login) })
const close = async (id: number, note: string) =>
  portal.request('PUT', `/page-problems/${id}/done`, { note }, { token: await portal.tokenOf('admin@demo.wewb') })

it('a visitor reports a problem with a captcha, and staff with the permission see it', async () => {
  expect((await asVisitor()).code).toBe(200)
  expect((await asVisitor({ page: 'https://elsewhere.example/', captcha: '000000' })).body.code).toBe('INVALID_CAPTCHA')
  expect((await listAs('so.edu@demo.wewb')).code).toBe(403)
  const { list, total } = (await listAs('admin@demo.wewb')).body.data
  expect([total, list[0]]).toEqual([
    1,
    expect.objectContaining({
      page: '/app-status-check',
      text: report.text,
      contact: '+8801712345678',
      language: 'bn',
      width: 360,
      browser: 'Chrome, Android',
      reporter: null,
      doneAt: null,
    }),
  ])
  const [row] = await portal.db.selectFrom('page_problem').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain('1712345678')
})

it('a signed-in person reports without a captcha, and the account is stored', async () => {
  const token = await portal.tokenOf('01700000001')
  const sent = await portal.post('/page-problems', { ...report, page: '/nowhere', contact: '' }, { token })
  expect(sent.code).toBe(200)
  const [newest] = (await listAs('admin@demo.wewb')).body.data.list
  expect([newest.page, newest.contact, typeof newest.reporter]).toEqual(['/error', '', 'string'])
})

it('mistakes come back as sentences beside their fields, and use no captcha', async () => {
  const captcha = await portal.newCaptcha()
  const { code, body } = await portal.post(
    '/pub/page-problems',
    { ...report, text: 'short', contact: '0171', ...captcha },
    { language: 'en' },
  )
  expect([code, body.issues.map(({ path }: { path: string }) => path)]).toEqual([422, ['text', 'contact']])
  expect(body.issues[0].message).toBe('Write at least 10 characters.')
  expect((await asVisitor(captcha)).code).toBe(200)
})

it('a report is marked as done once, with a note, and both steps are audited', async () => {
  const [{ id }] = (await listAs('admin@demo.wewb')).body.data.list
  expect((await close(id, ' ')).body.issues[0].path).toBe('note')
  expect((await close(id, 'The button works again.')).code).toBe(200)
  expect((await close(id, 'Once more')).body.code).toBe('MOVE_NOT_OPEN')
  expect((await close(999_999, 'Nothing')).code).toBe(404)
  const { list } = (await listAs('admin@demo.wewb', '?done=Y')).body.data
  expect(list).toEqual([expect.objectContaining({ id, note: 'The button works again.' })])
  const events = await portal.db
    .selectFrom('audit')
    .select('event')
    .where('subject', '=', `page-problem:${id}`)
    .orderBy('id')
    .execute()
  expect(events.map(({ event }) => event)).toEqual(['page-problem.reported', 'page-problem.closed'])
})

it('one account reports at most twenty problems a day', async () => {
  const token = await portal.tokenOf('01700000003')
  const codes: number[] = []
  for (let sent = 0; sent < 21; sent += 1) codes.push((await portal.post('/page-problems', report, { token })).code)
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})
