import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { editorClient, newsText, noticeText, minimalPdf } from './content.test.support.ts'

let portal: TestPortal
let token: string
let editor: ReturnType<typeof editorClient>
beforeAll(async () => {
  portal = await startTestPortal({ PUBLIC_URL: 'https://portal.example' })
  token = await portal.tokenOf('editor@demo.wewb')
  editor = editorClient(portal, token)
})
afterAll(() => portal.stop())

const isPublic = async (id: number) => (await portal.get(`/pub/portal-notice-details?noticeId=${id}`)).code === 200
const hour = 3_600_000
const from = (ms: number) => new Date(Date.now() + ms).toISOString()
const eventsOf = async (subject: string) =>
  (await portal.db.selectFrom('audit').select('event').where('subject', '=', subject).orderBy('id').execute()).map(
    ({ event }) => event,
  )

describe('notice', () => {
  it('is created, public at once, updated and deleted, and every step is audited', async () => {
    const saved = await editor.save(noticeText({ title: ' Stipend\u202e  2026 ' }))
    expect([saved.code, saved.body.message]).toEqual([200, 'Successfully submitted !'])
    const id = saved.body.data.noticeId as number
    expect((await portal.get(`/pub/portal-notice-details?noticeId=${id}`)).body.data).toMatchObject({
      noticeId: id,
      title: 'Stipend 2026',
      details: 'Apply **now**.\n\n- one\n- two',
      hasAttachment: 'N',
      fileName: null,
      publishFrom: '2025-10-12T18:00:00.000Z',
    })
    const { noticeNumber } = await editor.get(id)
    const changed = await editor.save(noticeText({ noticeId: id, noticeNumber, title: 'Stipend 2027', revision: 1 }))
    expect(changed.body.data).toEqual({ noticeId: id, revision: 2 })
    expect((await portal.request('DELETE', `/portal-notice/${id}?revision=2`, undefined, { token })).code).toBe(200)
    expect(await isPublic(id)).toBe(false)
    expect(await eventsOf(`notice:${id}`)).toEqual([
      'content.notice-saved',
      'content.notice-published',
      'content.notice-saved',
      'content.notice-deleted',
    ])
  })

  it('is public only while it is active and within its dates', async () => {
    const draft = await editor.made({ activeYn: 'N' })
    const scheduled = await editor.made({ publishFrom: from(hour) })
    const over = await editor.made({ publishFrom: from(-2 * hour), publishUntil: from(-hour) })
    const live = await editor.made({ publishFrom: from(-hour), publishUntil: from(hour) })
    expect(await Promise.all([draft, scheduled, over, live].map(isPublic))).toEqual([false, false, false, true])
    const states = await Promise.all([draft, scheduled, over, live].map(async (id) => (await editor.get(id)).state))
    expect(states).toEqual(['draft', 'scheduled', 'over', 'published'])
    for (const [state, id] of [
      ['draft', draft],
      ['scheduled', scheduled],
      ['over', over],
      ['published', live],
    ] as const) {
      const { list } = (await portal.get(`/portal-notice?state=${state}&size=100`, { token })).body.data
      expect(list.some((row: { noticeId: number; state: string }) => row.noticeId === id && row.state === state)).toBe(
        true,
      )
    }
    const { list } = (await portal.get('/pub/portal-notice?size=100')).body.data
    expect(list.map(({ noticeId }: { noticeId: number }) => noticeId)).toContain(live)
    expect(JSON.stringify(list)).not.toContain(`"noticeId":${draft},`)
  })

  it('is counted on the dashboard of editors only when it ends within seven days', async () => {
    const tile = async (who: string) => {
      const { tiles } = (await portal.get('/dashboard', { token: who })).body.data
      return tiles.find(({ code }: { code: string }) => code === 'NOTICES_ENDING') as
        | { value: number; url: string }
        | undefined
    }
    const before = (await tile(token))?.value ?? 0
    await editor.made({ publishUntil: from(6 * 24 * hour) })
    await editor.made({ publishUntil: from(8 * 24 * hour) })
    await editor.made({ publishUntil: from(24 * hour), activeYn: 'N' })
    expect(await tile(token)).toMatchObject({ value: before + 1, url: '/notice-list?state=published&ending=Y' })
    expect(await tile(await portal.tokenOf('auditor@demo.wewb'))).toBeUndefined()
  })

  it('is published in Dhaka time, regardless of the browser’s clock', async () => {
    const id = await editor.made({ publishFrom: '2026-01-01T00:00' })
    expect((await editor.get(id)).publishFrom).toBe('2025-12-31T18:00:00.000Z')
  })

  it('is published and unpublished from the list with a version check', async () => {
    const id = await editor.made({ activeYn: 'N' })
    const publish = (activeYn: string, revision: number) =>
      portal.post(`/portal-notice/${id}/publish`, { activeYn, revision }, { token })
    expect((await publish('Y', 1)).body.data).toMatchObject({ activeYn: 'Y', revision: 2, state: 'published' })
    expect(await isPublic(id)).toBe(true)
    expect([(await publish('N', 1)).code, (await publish('N', 2)).code, await isPublic(id)]).toEqual([409, 200, false])
    expect(await eventsOf(`notice:${id}`)).toEqual([
      'content.notice-saved',
      'content.notice-published',
      'content.notice-unpublished',
    ])
  })

  it('rejects a stale edit', async () => {
    const id = await editor.made()
    const { noticeNumber } = await editor.get(id)
    const change = (title: string) => editor.save(noticeText({ noticeId: id, noticeNumber, title, revision: 1 }))
    const codes = (await Promise.all([change('One'), change('Two'), change('Three')]))
      .map(({ code }) => code)
      .toSorted((one, other) => one - other)
    expect(codes).toEqual([200, 409, 409])
    const refused = await change('Late')
    expect([refused.body.code, refused.body.message]).toEqual([
      'VERSION_CONFLICT',
      'Someone else has changed this meanwhile. Open the page again.',
    ])
    expect((await portal.request('DELETE', `/portal-notice/${id}?revision=1`, undefined, { token })).code).toBe(409)
  })

  it('has a unique number, reported at the field, also for concurrent saves', async () => {
    const number = 'MEMO-77'
    await editor.made({ noticeNumber: number })
    const again = await editor.save(noticeText({ noticeNumber: ' memo-77 ' }))
    expect([again.code, again.body.issues[0].path, again.body.issues[0].message]).toEqual([
      422,
      'noticeNumber',
      'Another notice has this number. Please check it.',
    ])
    const both = await Promise.all([
      editor.save(noticeText({ noticeNumber: 'MEMO-78' })),
      editor.save(noticeText({ noticeNumber: 'MEMO-78' })),
    ])
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 422])
  })

  it('is found by words of either language and by its number, in the order of the editors', async () => {
    await editor.made({ noticeNumber: 'Q-2', title: 'Zebra two', titleBng: 'জেব্রা দুই', orderNo: 2 })
    await editor.made({ noticeNumber: 'Q-1', title: 'Zebra one', titleBng: 'জেব্রা এক', orderNo: 1 })
    const find = async (search: string) =>
      (await portal.get(`/pub/portal-notice?search=${encodeURIComponent(search)}`)).body.data.list.map(
        (row: { noticeNumber: string }) => row.noticeNumber,
      )
    expect(await find('zebra')).toEqual(['Q-1', 'Q-2'])
    expect(await find('জেব্রা')).toEqual(['Q-1', 'Q-2'])
    expect([await find('q-2'), await find('%'), await find('no such words')]).toEqual([['Q-2'], [], []])
    await editor.made({ noticeNumber: '৪৯.০৪.১', title: 'Of 1971', titleBng: '১৯৭১ সালের' })
    for (const search of ['49.04.1', '৪৯.০৪.১', '১৯৭1 সালের', 'of ১৯৭১']) expect(await find(search)).toEqual(['৪৯.০৪.১'])
  })
})

describe('file of a notice', () => {
  it('is downloaded under its own name while the notice is published', async () => {
    const id = await editor.made({}, { bytes: minimalPdf, name: 'বিজ্ঞপ্তি.pdf' })
    const address = `/pub/portal-get-attachment/notice?noticeId=${id}`
    const sent = await portal.get(address)
    expect([sent.code, sent.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(sent.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('বিজ্ঞপ্তি.pdf')}`)
    expect(sent.headers['content-security-policy']).toContain('sandbox')
    expect((await portal.get(`/pub/portal-notice-details?noticeId=${id}`)).body.data).toMatchObject({
      hasAttachment: 'Y',
      mediaType: 'application/pdf',
      fileSize: minimalPdf.length,
    })
    await portal.post(`/portal-notice/${id}/publish`, { activeYn: 'N', revision: 1 }, { token })
    expect((await portal.get(address)).code).toBe(404)
    expect((await portal.get(`/portal-notice/${id}/attachment`, { token })).code).toBe(200)
    expect((await portal.get(`/portal-notice/${id}/attachment`)).code).toBe(401)
  })

  it('stays on a text change, and is removed or replaced on request', async () => {
    const id = await editor.made({}, { bytes: minimalPdf })
    const { noticeNumber } = await editor.get(id)
    await editor.save(noticeText({ noticeId: id, noticeNumber, title: 'Other' }))
    expect((await editor.get(id)).hasAttachment).toBe('Y')
    await editor.save(noticeText({ noticeId: id, noticeNumber }), {
      bytes: Buffer.concat([minimalPdf, Buffer.from('% two\n')]),
      name: 'two.html',
    })
    expect(await editor.get(id)).toMatchObject({ fileName: 'two.pdf', fileSize: minimalPdf.length + 6 })
    await editor.save(noticeText({ noticeId: id, noticeNumber, removeAttachmentYn: 'Y' }))
    expect(await editor.get(id)).toMatchObject({ hasAttachment: 'N', fileName: null, fileSize: null })
    expect((await portal.get(`/pub/portal-get-attachment/notice?noticeId=${id}`)).code).toBe(404)
  })
})

describe('news highlights', () => {
  const save = (change: object) => portal.post('/portal-news-highlight', newsText(change), { token, language: 'en' })
  it('are in the ticker while published, shortened, with the full text on request', async () => {
    const saved = await save({ title: 'Quiet line' })
    const id = saved.body.data.portalNewsHighlightId as number
    expect([saved.code, saved.body.message]).toEqual([200, 'Successfully submitted !'])
    const short = (await portal.get('/pub/portal-news-highlight-short')).body.data
    expect(short).toContainEqual({ portalNewsHighlightId: id, title: 'Quiet line', titleBng: 'কল করুন ১৬১৩৫' })
    expect((await portal.get(`/pub/portal-news-highlight-details?portalNewsHighlightId=${id}`)).body.data.details).toBe(
      'Day and night.',
    )
    expect((await save({ portalNewsHighlightId: id, publishedYn: 'N', revision: 1 })).body.data.revision).toBe(2)
    expect((await portal.get(`/pub/portal-news-highlight-details?portalNewsHighlightId=${id}`)).code).toBe(404)
    expect((await save({ portalNewsHighlightId: id, publishedYn: 'Y', revision: 1 })).code).toBe(409)
    const { list } = (await portal.get('/portal-news-highlight?state=draft', { token })).body.data
    expect(list).toContainEqual(expect.objectContaining({ portalNewsHighlightId: id, state: 'draft', orderNo: 1 }))
    expect((await portal.request('DELETE', `/portal-news-highlight/${id}?revision=2`, undefined, { token })).code).toBe(
      200,
    )
    expect(await eventsOf(`news:${id}`)).toEqual(['content.news-saved', 'content.news-saved', 'content.news-deleted'])
  })
  it('have an optional order and end date', async () => {
    const { orderNo: _, publishUntil: __, ...news } = newsText()
    expect((await portal.post('/portal-news-highlight', news, { token })).code).toBe(200)
  })
})

describe('sitemap', () => {
  it('lists every public page and published notice in both languages, and nothing behind the log-in', async () => {
    const live = await editor.made()
    const draft = await editor.made({ activeYn: 'N' })
    const map = await portal.app.inject('/sitemap.xml')
    expect(map.headers['content-type']).toContain('application/xml')
    expect(map.body).toContain('<loc>https://portal.example/</loc>')
    expect(map.body).toContain('<loc>https://portal.example/?lang=en</loc>')
    expect(map.body).toContain(`<loc>https://portal.example/notice?id=${live}&amp;lang=en</loc>`)
    expect(map.body).toContain(`hreflang="x-default" href="https://portal.example/notice?id=${live}"`)
    for (const hidden of [
      `id=${draft}<`,
      `id=${draft}&`,
      '/dashboard',
      '/login',
      '/demo',
      '<loc>https://portal.example/notice<',
    ])
      expect(map.body).not.toContain(hidden)
    const robots = await portal.app.inject('/robots.txt')
    expect(robots.body).toMatch(
      /Disallow: \/api\/\n[\s\S]*Disallow: \/dashboard\$[\s\S]*Sitemap: https:\/\/portal.example\/sitemap.xml/,
    )
  })
})
