import type { FastifyInstance } from 'fastify'
import { allScreens, getScreen } from '@wewb/domain/access/screens'
import { noticeAttachmentUrl, noticeUrl } from '@wewb/domain/content/notice-urls'
import { localizedUrl } from '@wewb/domain/language/localized-url'
import type { Portal } from '#server/context.ts'
import { listLatestLiveNotices } from './public-content-queries.ts'

type SitemapPage = { address: string; changedAt?: Date }

/** A sitemap may have 50,000 URLs; a notice has two. */
const maxNotices = 20_000
/** Paths that are a page only together with an id. */
const withoutNumber = new Set([getScreen('notice').path])

const publicPages: SitemapPage[] = allScreens
  .filter(({ layout, built, demoOnly, path }) => layout === 'public' && built && !demoOnly && !withoutNumber.has(path))
  .map(({ path }) => ({ address: path }))

/** Serves sitemap and robots.txt. Both follow from the table of screens and the published notices. */
export function sitemapRoutes(app: FastifyInstance, { readDb: db, config }: Portal) {
  const origin = config.publicUrl
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await listLatestLiveNotices(db, maxNotices)
    const notices = rows.map(({ id, changed_at }): SitemapPage => ({ address: noticeUrl(id), changedAt: changed_at }))
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
      .send(sitemapOf(origin, [...publicPages, ...notices]))
  })
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robotsOf(origin)),
  )
}

/** Lists every page in both languages, each with a link to the other. */
const sitemapOf = (origin: string, pages: SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => [entry(origin, page, 'bn'), entry(origin, page, 'en')]),
    '</urlset>',
    '',
  ].join('\n')

function entry(origin: string, { address, changedAt }: SitemapPage, locale: 'bn' | 'en'): string {
  const absoluteUrl = (of: 'bn' | 'en') => escape(origin + localizedUrl(of, address))
  const alternates = [
    ['bn', 'bn'],
    ['en', 'en'],
    ['x-default', 'bn'],
  ] as const
  const links = alternates.map(
    ([name, of]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${absoluteUrl(of)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${absoluteUrl(locale)}</loc>${changed}${links.join('')}</url>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Excludes the signed-in pages, which have nothing for a search engine, but allows the attachments of notices. */
const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    `Allow: ${noticeAttachmentUrl(0).split('?')[0]}`,
    'Disallow: /api/',
    ...allScreens
      .filter(({ layout, demoOnly }) => layout === 'signed-in' || demoOnly)
      .map(({ path }) => `Disallow: ${path}$`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
