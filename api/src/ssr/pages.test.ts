import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolders } from '#config/project-folders.ts'
import { buildApp } from '#app.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

const isBuilt = existsSync(join(projectFolders.webBuild, 'server/render.js'))

describe.skipIf(!isBuilt)('rendered page', () => {
  let portal: TestPortal
  let app: FastifyInstance
  beforeAll(async () => {
    portal = await startTestPortal({ PUBLIC_URL: 'https://portal.example' })
    app = await buildApp(portal, { pages: true })
  })
  afterAll(async () => {
    await app.close()
    await portal.stop()
  })

  it('runs only scripts of the portal, connects to no other origin, forbids framing, and escapes text', async () => {
    for (const url of ['/', '/login', '/notices', '/dashboard', '/error']) {
      const { headers } = await app.inject({ url })
      const policy = new Map(
        String(headers['content-security-policy'])
          .split('; ')
          .map((rule) => [rule.split(' ')[0], rule]),
      )
      expect([
        url,
        policy.get('script-src'),
        policy.get('connect-src'),
        policy.get('object-src'),
        policy.get('base-uri'),
      ]).toEqual([url, "script-src 'self'", "connect-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect([
        policy.get('frame-ancestors'),
        policy.get('form-action'),
        policy.get('require-trusted-types-for'),
      ]).toEqual(["frame-ancestors 'none'", "form-action 'self'", "require-trusted-types-for 'script'"])
      expect([headers['x-content-type-options'], headers['content-type']]).toEqual([
        'nosniff',
        'text/html; charset=utf-8',
      ])
    }
  })
  it('allows exactly its own inline styles, by their hashes', async () => {
    for (const url of ['/', '/login', '/dashboard']) {
      const { headers, body } = await app.inject({ url })
      const styles = [...body.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
      const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
      expect(styles.length).toBeGreaterThan(0)
      const policy = String(headers['content-security-policy'])
      expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
      expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]+'){2};/)
    }
  })
  it('loads form and answers of a form step at once, and fonts later', async () => {
    const at = async (url: string) => (await app.inject({ url })).body
    const [step, home, landing] = [
      await at('/education-allowance?application=EDU-1&step=student'),
      await at('/education-allowance?application=EDU-1'),
      await at('/'),
    ]
    const send = (html: string) => ({
      form: /(modulepreload" href="\/|form-files" content="[^"]*)assets\/form-[^i]/.test(html),
      early: /<script type="module" async [^>]*entry-form-step/.test(html),
      letters: html.includes('as="font"'),
    })
    expect(send(step)).toEqual({ form: true, early: true, letters: false })
    expect(send(home)).toEqual({ form: false, early: false, letters: false })
    expect(send(landing)).toEqual({ form: false, early: false, letters: true })
  })
  it('has a name for the service worker if it is the same for everybody, without user data', async () => {
    const named = async (url: string) => (await app.inject({ url })).headers['content-location']
    expect(await named('/')).toBe('/')
    expect(await named('/?lang=en')).toBe('/')
    expect(await named('/dashboard?show=DRAFT')).toBe('/dashboard')
    expect(await named('/app-status-check?no=EDU-2026-000001')).toBe('/app-status-check')
    for (const url of ['/notices?search=rahima', '/notice?id=999999', '/app-status-check?plain=1'])
      expect([url, await named(url)]).toEqual([url, undefined])
  })
  it('has a service worker that is revalidated each time, and connects to the portal only', async () => {
    const { headers, statusCode } = await app.inject({ url: '/portal-worker.js', headers: { 'accept-encoding': 'br' } })
    expect([statusCode, headers['cache-control'], headers['content-encoding']]).toEqual([200, 'no-cache', 'br'])
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  })
  it('is an existing one: no directory is listed, and only built files are served', async () => {
    for (const url of [
      '/.git/config',
      '/.git/',
      '/package.json',
      '/.env',
      '/assets/',
      '/assets/..%2f..%2fserver/render.js',
      '/..%2f..%2fpackage.json',
      '/data/demo-secrets.json',
      '/api/src/main.ts',
    ]) {
      const { statusCode, headers, body } = await app.inject({ url })
      const leadsNowhere =
        statusCode === 404 || statusCode === 400 || (statusCode === 302 && headers.location === '/error')
      expect([url, leadsNowhere, body.includes('"dependencies"') || body.includes('import ')]).toEqual([
        url,
        true,
        false,
      ])
    }
  })
})
