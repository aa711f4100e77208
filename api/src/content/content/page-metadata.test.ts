import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolders } from '#config/project-folders.ts'
import { allScreens } from '@wewb/domain/access/screens'
import { noticeUrl } from '@wewb/domain/content/notice-urls'
import { localizedUrl } from '@wewb/domain/language/localized-url'
import { buildApp } from '#app.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

const isBuilt = existsSync(join(projectFolders.webBuild, 'server/render.js'))
const origin = 'https://portal.example'

/** URLs of all pages that need no login, each with content. */
const addresses = allScreens
  .filter(({ layout, built, demoOnly, id }) => layout !== 'signed-in' && built && !demoOnly && id !== 'error')
  .map(({ id, path }) => (id === 'notice' ? noticeUrl(1) : path))
const visits = addresses.flatMap((address) => (['bn', 'en'] as const).map((locale) => [address, locale] as const))

describe.skipIf(!isBuilt)('metadata of a public page', () => {
  let portal: TestPortal
  let app: FastifyInstance
  beforeAll(async () => {
    portal = await startTestPortal({ PUBLIC_URL: origin })
    app = await buildApp(portal, { pages: true })
  })
  afterAll(async () => {
    await app.close()
    await portal.stop()
  })

  const open = async (url: string) => (await app.inject({ url })).body
  const one = (html: string, pattern: RegExp): string => {
    const found = [...html.matchAll(pattern)]
    expect([pattern.source, found.length]).toEqual([pattern.source, 1])
    return (found[0]?.[1] ?? '').replaceAll('&amp;', '&')
  }

  it.each(visits)(
    '%s in %s has its language, a title, a description, its own URL and those of both languages',
    async (address, locale) => {
      const html = await open(localizedUrl(locale, address))
      expect(one(html, /<html lang="(\w+)"/g)).toBe(locale)
      expect(one(html, /<title>([^<]+)<\/title>/g)).toMatch(/^.{3,} \| .{10,}$/)
      expect(one(html, /<meta name="description" content="([^"]+)">/g).length).toBeGreaterThan(20)
      expect(one(html, /<link rel="canonical" href="([^"]+)">/g)).toBe(origin + localizedUrl(locale, address))
      for (const [named, of] of [
        ['bn', 'bn'],
        ['en', 'en'],
        ['x-default', 'bn'],
      ] as const)
        expect(one(html, new RegExp(`<link rel="alternate" hreflang="${named}" href="([^"]+)">`, 'g'))).toBe(
          origin + localizedUrl(of, address),
        )
      expect(html).not.toContain('noindex')
      expect(one(html, /(<h1)/g)).toBe('<h1')
      expect(html).toContain('href="tel:16135"')
    },
  )

  it('has a unique title and description', async () => {
    for (const locale of ['bn', 'en'] as const) {
      const heads = await Promise.all(addresses.map(async (address) => await open(localizedUrl(locale, address))))
      for (const pattern of [/<title>([^<]+)/g, /<meta name="description" content="([^"]+)/g])
        expect(new Set(heads.map((html) => one(html, pattern))).size).toBe(addresses.length)
    }
  })

  it('excludes pages behind the log-in, of the demonstration and unknown ones from indexing', async () => {
    for (const url of ['/dashboard', '/error', '/demo/outbox'])
      expect(await open(url)).toContain('<meta name="robots" content="noindex">')
  })
})
