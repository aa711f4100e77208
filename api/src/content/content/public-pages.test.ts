import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolders } from '#config/project-folders.ts'
import { buildApp } from '#app.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { noticeForm, noticeText } from './content.test.support.ts'

const isBuilt = existsSync(join(projectFolders.webBuild, 'server/render.js'))

describe.skipIf(!isBuilt)('public pages of notices', () => {
  let portal: TestPortal
  let app: FastifyInstance
  let token: string
  beforeAll(async () => {
    portal = await startTestPortal({ PUBLIC_URL: 'https://portal.example' })
    app = await buildApp(portal, { pages: true })
    token = await portal.tokenOf('editor@demo.wewb')
  })
  afterAll(async () => {
    await app.close()
    await portal.stop()
  })

  const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const save = async (change: object) => {
    const { payload, headers } = noticeForm(noticeText(change))
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/portal-notice',
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    return answer.json().data as { noticeId: number; revision: number }
  }

  it('show a published notice at once with another ETag, and hide an unpublished one', async () => {
    const before = await open('/')
    expect((await open('/', { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(304)
    const { noticeId } = await save({ title: 'At once', titleBng: 'এখনই প্রকাশ' })
    const after = await open('/', { 'if-none-match': String(before.headers.etag) })
    expect([after.statusCode, after.body.includes('এখনই প্রকাশ')]).toEqual([200, true])
    expect((await open(`/notice?id=${noticeId}`)).statusCode).toBe(200)
    const publish = {
      method: 'POST',
      url: `/api/v1/portal-notice/${noticeId}/publish`,
      payload: { activeYn: 'N', revision: 1 },
      headers: { authorization: `Bearer ${token}` },
    } as const
    expect((await app.inject(publish)).statusCode).toBe(200)
    const gone = await open(`/notice?id=${noticeId}`)
    expect([gone.statusCode, gone.body.includes('এখনই প্রকাশ'), gone.body.includes('content="noindex"')]).toEqual([
      404,
      false,
      true,
    ])
    expect((await open('/')).body).not.toContain('এখনই প্রকাশ')
  })

  it('have a URL for each language that links to the other', async () => {
    const { noticeId } = await save({
      title: 'Two & two',
      titleBng: 'দুই ভাষা',
      details: 'Say **this** in chats.',
      detailsBng: 'বাংলা কথা।',
    })
    const bangla = (await open(`/notice?id=${noticeId}`)).body
    const english = await open(`/notice?id=${noticeId}&lang=en`)
    expect(english.headers['set-cookie']).toContain('lang=en')
    expect(bangla).toContain('<html lang="bn"')
    expect(bangla).toContain(`<link rel="canonical" href="https://portal.example/notice?id=${noticeId}">`)
    expect(english.body).toContain('<html lang="en"')
    expect(english.body).toContain('<title>Two &amp; two | ')
    expect(english.body).toContain('<meta name="description" content="Say this in chats.">')
    expect(english.body).toContain(
      `<link rel="canonical" href="https://portal.example/notice?id=${noticeId}&amp;lang=en">`,
    )
    expect(english.body).toContain(
      `<meta property="og:url" content="https://portal.example/notice?id=${noticeId}&amp;lang=en">`,
    )
    for (const page of [bangla, english.body])
      expect(page).toContain(
        `<link rel="alternate" hreflang="x-default" href="https://portal.example/notice?id=${noticeId}">`,
      )
    // A visitor who chose English before also gets English at the plain URL, with the canonical URL of that language.
    expect((await open(`/notice?id=${noticeId}`, { cookie: 'lang=en' })).body).toContain(
      `canonical" href="https://portal.example/notice?id=${noticeId}&amp;lang=en`,
    )
    const back = await open(`/notices?search=a&lang=bn`)
    expect([back.statusCode, back.headers.location, back.headers['set-cookie']]).toEqual([
      302,
      '/notices?search=a',
      expect.stringContaining('lang=bn'),
    ])
  })

  it('escape the text of editors in the page, its head and its data', async () => {
    const script = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { noticeId } = await save({
      noticeNumber: script,
      title: script,
      titleBng: `ক${script}`,
      details: script,
      detailsBng: script,
    })
    for (const url of [
      `/notice?id=${noticeId}`,
      `/notice?id=${noticeId}&lang=en`,
      '/notices',
      '/',
      `/notices?search=${encodeURIComponent('<script>alert(1)')}`,
    ]) {
      const { body } = await open(url)
      expect([url, /<script>alert|<img src=x/.test(body)]).toEqual([url, false])
      expect(body.match(/<script/g)).toHaveLength(2)
    }
  })

  it('render a page for malformed URLs, never an error', async () => {
    const strange = [
      '/notices?page=0',
      '/notices?page=1e9',
      '/notices?search=%00%ff%fe',
      `/notices?search=${'a'.repeat(3000)}`,
      '/notices?search=%25_%5C',
      '/notices?page=2&page=3&lang=xx',
      '/notice',
      '/notice?id=',
      '/notice?id=-1',
      '/notice?id=1%27',
      '/notice?id[]=1',
    ]
    for (const url of strange) expect([url, [200, 404].includes((await open(url)).statusCode)]).toEqual([url, true])
    expect((await open('/notices?page=900')).statusCode).toBe(404)
    expect((await open('/notices?search=nothing+like+this')).body).toContain('nothing like this')
  })

  it('are compressed, whether cached or rendered per search', async () => {
    for (const url of ['/notices', '/notices?search=a'])
      expect((await open(url, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  })
})
