import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { editorClient, newsText, noticeForm, noticeText, minimalPdf } from './content.test.support.ts'

let portal: TestPortal
let token: string
let editor: ReturnType<typeof editorClient>
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('editor@demo.wewb')
  editor = editorClient(portal, token)
})
afterAll(() => portal.stop())

const count = async () =>
  (
    await portal.db
      .selectFrom('notice')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

it('denies writing without edit permission, and reading to non-staff', async () => {
  const before = await count()
  for (const [who, readCode] of [
    ['so.edu@demo.wewb', 200],
    ['auditor@demo.wewb', 200],
    ['01700000001', 403],
  ] as const) {
    const other = await portal.tokenOf(who)
    expect((await portal.get('/portal-notice', { token: other })).code).toBe(readCode)
    expect((await editorClient(portal, other).save(noticeText())).code).toBe(403)
    expect((await portal.post('/portal-news-highlight', newsText(), { token: other })).code).toBe(403)
    expect((await portal.request('DELETE', '/portal-notice/1?revision=1', undefined, { token: other })).code).toBe(403)
    expect((await portal.post('/portal-notice/1/publish', { activeYn: 'N', revision: 1 }, { token: other })).code).toBe(
      403,
    )
  }
  expect((await portal.get('/portal-notice')).code).toBe(401)
  expect(await count()).toBe(before)
})

it('denies publishing after the permission was revoked', async () => {
  const { id } = await portal.db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'CONTENT_EDITOR')
    .executeTakeFirstOrThrow()
  const right = portal.db.deleteFrom('role_permission').where('role_id', '=', id).where('action', '=', 'publish')
  await right.execute()
  expect((await editor.save(noticeText({ activeYn: 'Y' }))).code).toBe(403)
  expect((await portal.post('/portal-news-highlight', newsText(), { token })).code).toBe(403)
  const draft = await editor.made({ activeYn: 'N' })
  expect((await portal.post(`/portal-notice/${draft}/publish`, { activeYn: 'Y', revision: 1 }, { token })).code).toBe(
    403,
  )
  const rows = ['notice-form', 'notice-list', 'highlight-news'].map((screen) => ({
    role_id: id,
    screen,
    action: 'publish',
  }))
  await portal.db.insertInto('role_permission').values(rows).execute()
})

it('renders a script in any text as text, never as a link', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'`${1}'
  const saved = await editor.save(
    noticeText({
      noticeNumber: hostile,
      title: hostile,
      titleBng: `ক ${hostile}`,
      details: hostile,
      detailsBng: hostile,
    }),
  )
  expect(saved.code).toBe(200)
  const { data } = (await portal.get(`/pub/portal-notice-details?noticeId=${saved.body.data.noticeId}`)).body
  expect([data.title, data.details]).toEqual([hostile, hostile])
  for (const link of [
    'javascript:alert`1`',
    'data:text/html,x',
    'http://plain.example',
    'vbscript:x',
    '//evil.example',
  ]) {
    const refused = await editor.save(noticeText({ details: `[x](${link})` }))
    expect([refused.code, refused.body.issues?.[0].path]).toEqual([422, 'details'])
  }
})

it('drops direction-control characters from texts', async () => {
  const id = await editor.made({
    title: 'pay\u202eevas\u2066 \u200bnow',
    details: 'a\u202eb',
    detailsBng: 'ক\u200d\u202eখ',
  })
  expect(await editor.get(id)).toMatchObject({ title: 'payevas now', details: 'ab', detailsBng: 'ক\u200dখ' })
})

it('rejects long texts at their field, and oversized or malformed bodies outright', async () => {
  const tooLong = await editor.save(noticeText({ details: 'a'.repeat(5001), title: 'b'.repeat(256) }))
  expect(tooLong.body.issues.map(({ path }: { path: string }) => path)).toEqual(['title', 'details'])
  const before = await count()
  const malformed: unknown[] = [
    noticeText({ details: 'a'.repeat(30_000) }),
    noticeText({ orderNo: '1' }),
    noticeText({ orderNo: 1.5 }),
    noticeText({ activeYn: true }),
    noticeText({ extra: 1 }),
    noticeText({ title: 'a\u0000b' }),
    noticeText({ title: null }),
    noticeText({ noticeId: '1' }),
    '{',
    '[]',
    'null',
    '"x"',
    JSON.stringify(noticeText()).replace('Stipend', '\\ud800'),
    { ...noticeText(), __proto__: { activeYn: 'Y' }, constructor: 1 },
  ]
  for (const notice of malformed)
    expect([(await editor.save(notice)).code, JSON.stringify(notice).slice(0, 40)]).toEqual([
      400,
      JSON.stringify(notice).slice(0, 40),
    ])
  expect((await editor.save(`{"pad":"${'a'.repeat(70_000)}"}`)).code).toBeLessThan(500)
  expect((await portal.post('/portal-notice', noticeText(), { token })).code).toBe(400)
  const { payload, headers } = noticeForm(noticeText())
  expect((await portal.request('POST', '/portal-notice', payload.subarray(0, 60), { token, headers })).code).toBe(400)
  expect(await count()).toBe(before)
})

it('accepts only PDF, JPEG or PNG by their bytes, up to 5 MB', async () => {
  const before = await count()
  const refused = [
    {
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      name: 'a.png',
      type: 'image/png',
    },
    { bytes: Buffer.from('<html><script>alert(1)</script>'), name: 'a.pdf' },
    { bytes: Buffer.from('GIF89a'), name: 'a.jpg' },
    { bytes: Buffer.from('%PDF-1.4 broken'), name: 'a.pdf' },
    { bytes: Buffer.alloc(0), name: 'a.pdf' },
    { bytes: Buffer.concat([minimalPdf, Buffer.alloc(5 * 1024 * 1024 + 1, 32)]), name: 'a.pdf' },
  ]
  for (const file of refused) {
    const answer = await editor.save(noticeText(), file)
    expect([file.name, answer.code, answer.body.issues?.[0].path]).toEqual([file.name, 422, 'attachment'])
  }
  expect((await editor.save(noticeText(), { bytes: Buffer.alloc(9 * 1024 * 1024), name: 'a.pdf' })).code).toBe(413)
  expect(await count()).toBe(before)
})

it('returns the same response for unpublished and unknown notices', async () => {
  const draft = await editor.made({ activeYn: 'N' }, { bytes: minimalPdf })
  for (const path of ['portal-notice-details', 'portal-get-attachment/notice']) {
    const [hidden, never] = await Promise.all([draft, 999_999].map((id) => portal.get(`/pub/${path}?noticeId=${id}`)))
    expect([hidden?.code, hidden?.body]).toEqual([404, never?.body])
  }
  for (const id of ['0', '-1', '1e3', 'x', '1;drop', '99999999999'])
    expect((await portal.get(`/pub/portal-notice-details?noticeId=${id}`)).code).toBe(400)
})
