import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync, constants } from 'node:zlib'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allScreens } from '@wewb/domain/access/screens'
import type { Locale } from '@wewb/domain/language/bilingual'
import { languageCookie, parseLanguageCookie } from '@wewb/domain/language/language-cookie'
import type { PageRequest, PublicPageData } from '@wewb/domain/content/public-page-data'
import { projectFolders } from '#config/project-folders.ts'
import { publicCacheControl } from '#server/response-cache.ts'
import type { PageContentCache } from './page-content.ts'
import { registerFormPosts, type FormPostHandler } from './form-posts.ts'

/**
 * Renders one step of a draft; `application` is the response of the endpoint of that name, `app` the data of every
 * page.
 */
export type RenderStep = (input: {
  application: object
  step: string
  locale: Locale
  app: PublicPageData['app']
}) => string
/** Renders pages and steps: `web/src/app/entry-server.tsx`, built or, in development, from the sources. */
export type ServerBundle = {
  renderPage(request: PageRequest): string | Promise<string>
  renderStep?: RenderStep
  styleHashes: string[]
}
type Page = { etag: string; plain: Buffer; br?: Buffer; gzip?: Buffer }

type Site = { demo: boolean; origin: string; forms: Readonly<Record<string, FormPostHandler>> }

/** Serves server-rendered pages and caches them until their content changes. */
export async function servePages(
  app: FastifyInstance,
  { demo, origin, forms }: Site,
  content: PageContentCache,
  bundle: ServerBundle,
) {
  const policy = contentPolicy(bundle.styleHashes)
  const pages = new Map<string, Page>()

  const answer = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const query = new URLSearchParams(request.url.split('?')[1])
    const input = query.get('lang')
    if (input === 'bn') return goToBangla(path, query, reply)
    const locale = localeOf(input, request)
    if (input === 'en') reply.header('set-cookie', languageCookie('en'))
    const { data, version, isLasting, isMissing, search } = await content.read(path, query, request.ip)
    const pageRequest = { path, search, locale, demo, origin, data }
    reply.code(isMissing ? 404 : 200).header('cache-control', 'private, no-cache')
    if (!isLasting) return send(await draw(bundle, pageRequest), policy, request, reply)
    // The URL under which the service worker caches the page (web/src/worker/page-cache.ts).
    if (!isMissing) reply.header('content-location', path + search)
    if (!isMissing && input === null) reply.header('cache-control', publicCacheControl)
    const key = `${locale} ${path}${search} ${version}`
    const page = pages.get(key) ?? pack(await draw(bundle, pageRequest))
    if (!pages.has(key) && pages.size > 500) pages.clear()
    pages.set(key, page)
    return send(page, policy, request, reply)
  }
  // The response to a form belongs to one person: it is rendered for them and never cached, neither here nor in the
  // browser.
  await registerFormPosts(app, forms, origin, async (path, posted, request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1])
    const { data } = await content.read(path, new URLSearchParams(), request.ip)
    const wanted = {
      path,
      search: '',
      locale: localeOf(query.get('lang'), request),
      demo,
      origin,
      data: { ...data, ...posted.data },
    }
    if (posted.retryAfter !== undefined) reply.header('retry-after', String(posted.retryAfter))
    return send(await draw(bundle, wanted), policy, request, reply.code(posted.status))
  })
  for (const screen of allScreens) {
    if (screen.built && (demo || !screen.demoOnly))
      app.get(screen.path, { schema: { hide: true } }, (request, reply) => answer(screen.path, request, reply))
  }
}

export async function loadServerBundle(): Promise<ServerBundle> {
  if (!existsSync(join(projectFolders.webBuild, 'server/render.js')))
    throw new Error('The web is not built: run `npm start`, or `node web/build.ts`.')
  return (await import(pathToFileURL(join(projectFolders.webBuild, 'server/render.js')).href)) as ServerBundle
}

/** Serves the web build; hashed assets are cached for ever. */
export async function serveAssets(app: FastifyInstance) {
  const client = join(projectFolders.webBuild, 'client')
  const assets = join(client, 'assets')
  // The plugin's own route reads the whole folder on each request, to distinguish `a.js` from `A.js` on a
  // case-insensitive disk.
  const built = new Set(readdirSync(assets))
  await app.register(fastifyStatic, {
    root: assets,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders,
  })
  // One route for two thousand hashed files: one route each would add half a second to every start.
  app.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, (request, reply) =>
    built.has(request.params.name) ? reply.sendFile(request.params.name) : reply.callNotFound(),
  )
  for (const name of readdirSync(client).filter((entry) => /\.(?!br$|gz$)\w+$/.test(entry)))
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(name, client))
}

const localeOf = (input: string | null, request: FastifyRequest): Locale =>
  input === 'en' ? 'en' : parseLanguageCookie(request.headers.cookie ?? '')

/**
 * Each language has its URL: Bangla the plain one, English the one with `?lang=en`, so that search engines index both.
 * Following either sets the language.
 */
function goToBangla(path: string, query: URLSearchParams, reply: FastifyReply) {
  query.delete('lang')
  return reply.header('set-cookie', languageCookie('bn')).redirect(query.size > 0 ? `${path}?${query}` : path, 302)
}

async function draw(bundle: ServerBundle, request: PageRequest): Promise<Page> {
  const plain = Buffer.from(await bundle.renderPage(request))
  return { etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain }
}

/** Compresses a cached page once at high quality. A page for one person is compressed while it is sent. */
const pack = (page: Page): Page => ({
  ...page,
  br: brotliCompressSync(page.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync(page.plain, { level: 9 }),
})

function send(page: Page, policy: string, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    etag: page.etag,
    vary: 'cookie, accept-encoding',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
  })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = page.br && /\bbr\b/.test(accepted) ? 'br' : page.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.send(page[encoding])
}

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (reply, path) => {
  const forever = path.includes(join('client', 'assets'))
  reply.headers({
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
  })
  // The service worker only fetches pages and their files, and must follow a release at once.
  if (/portal-worker\.js(\.br|\.gz)?$/.test(path))
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
}

const contentPolicy = (styleHashes: string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'${hash.replace(/^'|'$/g, '')}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
