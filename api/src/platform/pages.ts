import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync, constants } from 'node:zlib'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allScreens } from '../../../domain/src/access/screens.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { languageCookie, readLanguageCookie } from '../../../domain/src/language/language-cookie.ts'
import type { PageRequest, PublicData } from '../../../domain/src/contracts/public-data.ts'
import { forEverybody } from './kept-answers.ts'
import type { PageContent } from './page-content.ts'
import { takeForms, type PostedPage } from './posted-pages.ts'

/** One step of a draft; `application` is the answer of the call of that name, `app` what every page knows. */
export type DrawStep = (asked: { application: object; step: string; locale: Locale; app: PublicData['app'] }) => string
/** What draws pages and steps: `web/src/app/entry-server.tsx`, built or, in development mode, from the sources. */
export type ServerBundle = {
  render(request: PageRequest): string | Promise<string>
  drawStep?: DrawStep
  styleHashes: string[]
}
type Page = { etag: string; plain: Buffer; br?: Buffer; gzip?: Buffer }

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url))

type Site = { demo: boolean; origin: string; forms: Readonly<Record<string, PostedPage>> }

/** Pages drawn on the server and kept until their content changes. */
export async function servePages(app: FastifyInstance, { demo, origin, forms }: Site, content: PageContent, bundle: ServerBundle) {
  const policy = contentPolicy(bundle.styleHashes)
  const pages = new Map<string, Page>()

  const answer = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const query = new URLSearchParams(request.url.split('?')[1])
    const asked = query.get('lang')
    if (asked === 'bn') return goToBangla(path, query, reply)
    const locale = localeOf(asked, request)
    if (asked === 'en') reply.header('set-cookie', languageCookie('en'))
    const { data, version, isLasting, isMissing, search } = await content.read(path, query, request.ip)
    const wanted = { path, search, locale, demo, origin, data }
    reply.code(isMissing ? 404 : 200).header('cache-control', 'private, no-cache')
    if (!isLasting) return send(await draw(bundle, wanted), policy, request, reply)
    // Its name for the worker, which keeps what has one (web/src/worker/kept-pages.ts).
    if (!isMissing) reply.header('content-location', path + search)
    if (!isMissing && asked === null) reply.header('cache-control', forEverybody)
    const key = `${locale} ${path}${search} ${version}`
    const page = pages.get(key) ?? pack(await draw(bundle, wanted))
    if (!pages.has(key) && pages.size > 500) pages.clear()
    pages.set(key, page)
    return send(page, policy, request, reply)
  }
  // What came of a form is one person's: drawn for them and never kept, here or by their browser.
  await takeForms(app, forms, origin, async (path, posted, request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1])
    const { data } = await content.read(path, new URLSearchParams(), request.ip)
    const wanted = { path, search: '', locale: localeOf(query.get('lang'), request), demo, origin, data: { ...data, ...posted.data } }
    if (posted.retryAfter !== undefined) reply.header('retry-after', String(posted.retryAfter))
    return send(await draw(bundle, wanted), policy, request, reply.code(posted.status))
  })
  for (const screen of allScreens) {
    if (screen.built && (demo || !screen.demoOnly)) app.get(screen.path, { schema: { hide: true } }, (request, reply) => answer(screen.path, request, reply))
  }
} // prettier-ignore

export async function readBundle(): Promise<ServerBundle> {
  if (!existsSync(join(dist, 'server/render.js'))) throw new Error('The web is not built: run `npm start`, or `node web/build.ts`.')
  return (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as ServerBundle
}

/** The web build: hashed assets for ever. */
export async function serveAssets(app: FastifyInstance) {
  const client = join(dist, 'client')
  const assets = join(client, 'assets')
  // The plugin's own route reads the whole folder at each request, to tell `a.js` from `A.js` where the disk does not.
  const built = new Set(readdirSync(assets))
  await app.register(fastifyStatic, { root: assets, serve: false, preCompressed: true, cacheControl: false, setHeaders })
  // One route for two thousand hashed files: a route each would take half a second of every start.
  app.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, (request, reply) =>
    built.has(request.params.name) ? reply.sendFile(request.params.name) : reply.callNotFound(),
  )
  for (const name of readdirSync(client).filter((entry) => /\.(?!br$|gz$)\w+$/.test(entry)))
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(name, client))
}

const localeOf = (asked: string | null, request: FastifyRequest): Locale =>
  asked === 'en' ? 'en' : readLanguageCookie(request.headers.cookie ?? '')

/**
 * Each language has an address: Bangla the bare one, English the one with `?lang=en`, which search engines keep apart. Who comes by
 * either reads on in that language.
 */
function goToBangla(path: string, query: URLSearchParams, reply: FastifyReply) {
  query.delete('lang')
  return reply.header('set-cookie', languageCookie('bn')).redirect(query.size > 0 ? `${path}?${query}` : path, 302)
}

async function draw(bundle: ServerBundle, request: PageRequest): Promise<Page> {
  const plain = Buffer.from(await bundle.render(request))
  return { etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain }
}

/** Packed as well as can be, once, for all who come. What is drawn for one person is packed on its way. */
const pack = (page: Page): Page => ({
  ...page,
  br: brotliCompressSync(page.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync(page.plain, { level: 9 }),
})

function send(page: Page, policy: string, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'content-type': 'text/html; charset=utf-8', etag: page.etag, vary: 'cookie, accept-encoding', 'content-security-policy': policy, 'x-frame-options': 'DENY' })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = page.br && /\bbr\b/.test(accepted) ? 'br' : page.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.send(page[encoding])
} // prettier-ignore

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (reply, path) => {
  const forever = path.includes(join('client', 'assets'))
  reply.headers({
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
  })
  // The worker asks for pages and their files alone, and follows a release at once.
  if (/portal-worker\.js(\.br|\.gz)?$/.test(path))
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
}

const contentPolicy = (styleHashes: string[]) =>
  [
    "default-src 'self'", "script-src 'self'", `style-src 'self' ${styleHashes.map((hash) => `'${hash.replace(/^'|'$/g, '')}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'", "img-src 'self' data: blob:", "media-src 'self' data:", "font-src 'self'", "connect-src 'self'", "frame-src blob:",
    "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
  ].join('; ') // prettier-ignore
