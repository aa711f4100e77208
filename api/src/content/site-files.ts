import type { FastifyInstance } from 'fastify'
import { allScreens, getScreen } from '../../../domain/src/access/screens.ts'
import { attachmentAddress, noticeAddress } from '../../../domain/src/content/notice-address.ts'
import { addressIn } from '../../../domain/src/language/language-address.ts'
import type { Portal } from '../platform/context.ts'
import { liveNotices } from './repository.ts'

type Place = { address: string; changedAt?: Date }

/** A file of addresses may name fifty thousand; a notice has two. */
const mostNotices = 20_000
/** Only with a number behind it is it a page to be found. */
const withoutNumber = new Set([getScreen('notice').path])

const publicPlaces: Place[] = allScreens
  .filter(({ layout, built, demoOnly, path }) => layout === 'public' && built && !demoOnly && !withoutNumber.has(path))
  .map(({ path }) => ({ address: path }))

/** What tells search engines where to look and where not. Both follow the table of screens and what is published now. */
export function siteFiles(app: FastifyInstance, { readDb: db, config }: Portal) {
  const origin = config.publicUrl
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await liveNotices(db).orderBy('publish_from', 'desc').limit(mostNotices).execute()
    const notices = rows.map(({ id, changed_at }): Place => ({ address: noticeAddress(id), changedAt: changed_at }))
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
      .send(sitemapOf(origin, [...publicPlaces, ...notices]))
  })
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(robotsOf(origin)),
  )
}

/** Every page in both languages, each naming the other. */
const sitemapOf = (origin: string, places: Place[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...places.flatMap((place) => [entry(origin, place, 'bn'), entry(origin, place, 'en')]),
    '</urlset>',
    '',
  ].join('\n')

function entry(origin: string, { address, changedAt }: Place, locale: 'bn' | 'en'): string {
  const whole = (of: 'bn' | 'en') => escape(origin + addressIn(of, address))
  const alternates = [['bn', 'bn'], ['en', 'en'], ['x-default', 'bn']] as const // prettier-ignore
  const links = alternates.map(([name, of]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${whole(of)}"/>`)
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${whole(locale)}</loc>${changed}${links.join('')}</url>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What lies behind the log-in holds nothing for a search engine; the files of notices do. */
const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    `Allow: ${attachmentAddress(0).split('?')[0]}`,
    'Disallow: /api/',
    ...allScreens.filter(({ layout, demoOnly }) => layout === 'signed-in' || demoOnly).map(({ path }) => `Disallow: ${path}$`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
