import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync, constants } from 'node:zlib'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allScreens } from '../../../domain/src/access/screens.ts'
import { languageCookie, readLanguageCookie } from '../../../domain/src/language/language-cookie.ts'
import type { PageRequest, PublicData } from '../../../domain/src/contracts/public-data.ts'

type ServerBundle = { render(request: PageRequest): string | Promise<string>; styleHashes: string[] }
type Page = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

const dist = join(import.meta.dirname, '../../../web/dist')
/** Content is looked at again after this long; the page is drawn anew only if it changed. */
const freshFor = 1000

/** Serves the web build: hashed assets for ever, pages drawn on the server and kept until their content changes. */
export async function servePages(app: FastifyInstance, demo: boolean, load: () => Promise<PublicData>) {
  if (!existsSync(join(dist, 'server/render.js'))) throw new Error('The web is not built: run `npm start`, or `node web/build.ts`.')
  const bundle = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as ServerBundle
  const policy = contentPolicy(bundle.styleHashes)
  const pages = new Map<string, Page>()
  const content = keepFresh(load)

  await app.register(fastifyStatic, { root: join(dist, 'client'), prefix: '/', wildcard: false, index: false, preCompressed: true, cacheControl: false, setHeaders })

  const answer = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const asked = (request.query as Record<string, unknown>)['lang']
    if (asked === 'bn' || asked === 'en') return rememberLanguage(asked, path, reply)
    const { data, version } = await content()
    const locale = readLanguageCookie(request.headers.cookie ?? '')
    const key = `${locale} ${path} ${version}`
    const page = pages.get(key) ?? (await draw(bundle, { path, locale, demo, data }))
    if (!pages.has(key) && pages.size > 500) pages.clear()
    pages.set(key, page)
    return send(page, policy, request, reply)
  }
  for (const screen of allScreens) {
    if (screen.built && (demo || !screen.demoOnly)) app.get(screen.path, { schema: { hide: true } }, (request, reply) => answer(screen.path, request, reply))
  }
} // prettier-ignore

/** `?lang=en`, for whom no script has come yet: the same page again, in that language from now on. */
const rememberLanguage = (locale: 'bn' | 'en', path: string, reply: FastifyReply) =>
  reply.header('set-cookie', languageCookie(locale)).redirect(path, 302)

async function draw(bundle: ServerBundle, request: PageRequest): Promise<Page> {
  const plain = Buffer.from(await bundle.render(request))
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain, { level: 9 }),
  }
}

function send(page: Page, policy: string, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'content-type': 'text/html; charset=utf-8', etag: page.etag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding', 'content-security-policy': policy, 'x-frame-options': 'DENY' })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.send(page[encoding])
} // prettier-ignore

/** One reading serves everybody for a moment. When the database is away, the last reading serves on. */
function keepFresh(load: () => Promise<PublicData>) {
  let kept: Promise<{ data: PublicData; version: string }> | undefined
  let readAt = 0
  return async () => {
    if (!kept || Date.now() - readAt > freshFor) {
      readAt = Date.now()
      const last = kept
      kept = read(load).catch(async (error: unknown) => (last ? await last : Promise.reject(error)))
      kept.catch(() => (kept = undefined))
    }
    return await kept
  }
}

const read = async (load: () => Promise<PublicData>) => {
  const data = await load()
  return { data, version: createHash('sha256').update(JSON.stringify(data)).digest('base64url') }
}

const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (reply, path) => {
  const forever = path.includes(join('client', 'assets'))
  reply.headers({
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
  })
  // The worker of the card's page asks for that page and its files, and follows a release at once.
  if (path.endsWith('card-worker.js'))
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
}

const contentPolicy = (styleHashes: string[]) =>
  [
    "default-src 'self'", "script-src 'self'", `style-src 'self' ${styleHashes.map((hash) => `'${hash.replace(/^'|'$/g, '')}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'", "img-src 'self' data: blob:", "media-src 'self' data:", "font-src 'self'", "connect-src 'self'", "frame-src blob:",
    "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
  ].join('; ') // prettier-ignore
