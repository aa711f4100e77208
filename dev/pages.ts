import {
  request as requestOverHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { PageRequest } from '@wewb/domain/content/public-page-data'
import { appEntry, formStepEntry, publicStylesheet, publicEntry } from '@wewb/web/app/build-entries.ts'
import type { Api } from './api-process.ts'

type Bundle = typeof import('@wewb/web/app/entry-server.tsx')
type Step = Parameters<Bundle['renderStep']>[0]

export const serverEntry = '/src/app/entry-server.tsx'
const clientBuild = 'virtual:client-build'
const fonts = ['fonts/noto-sans-bengali.woff2', 'fonts/noto-sans-latin.woff2']

/** Replaces the client build (`web/build.ts`): every source is its own file, and the stylesheet is linked. */
const sourcesAsBuild = `
const files = ${JSON.stringify([publicEntry, appEntry, formStepEntry, publicStylesheet, ...fonts])}
const pages = Object.keys(import.meta.glob('/src/**/*-page.tsx')).map((path) => path.slice(1))
export const manifest = Object.fromEntries([...files, ...pages].map((file) => [file, { file }]))
export const css = ''
`

/**
 * Service worker that caches nothing, so that no outdated page appears. It replaces the portal's own at the same URL.
 */
const idleWorker = "addEventListener('install', () => skipWaiting())"

/**
 * Handles requests that Vite does not: forwards API requests and renders pages from the data of the API
 * (pages-as-data.ts).
 */
export function developmentPages(ready: Api['ready']): Plugin {
  return {
    name: 'development-pages',
    resolveId: (id) => (id === clientBuild ? `\0${clientBuild}` : null),
    load: (id) => (id === `\0${clientBuild}` ? sourcesAsBuild : null),
    configureServer(server) {
      const handle: Connect.NextHandleFunction = (request, response, next) => {
        renderFromApi(server, ready, request, response).catch(next)
      }
      server.middlewares.use((request, response, next) => {
        if (request.url === '/portal-worker.js')
          response.writeHead(200, { 'content-type': 'text/javascript' }).end(idleWorker)
        else if (request.url?.startsWith('/api/')) handle(request, response, next)
        else next()
      })
      return () => server.middlewares.use(handle)
    },
  }
}

async function renderFromApi(
  server: ViteDevServer,
  ready: Api['ready'],
  request: Connect.IncomingMessage,
  response: ServerResponse,
) {
  const { port } = await ready()
  const apiResponse = await requestFromApi(port, request)
  const { statusCode = 500, headers } = apiResponse
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers)
    apiResponse.pipe(response)
    return
  }
  const body = await text(apiResponse)
  const page = body.startsWith('{')
    ? await renderInVite(server, request.originalUrl ?? '/', JSON.parse(body) as PageRequest | Step)
    : body
  response.writeHead(statusCode, pageHeaders(headers)).end(page)
}

/** Requests neither compression nor a 304, because the page data in the response still has to be rendered. */
function requestFromApi(port: number, request: Connect.IncomingMessage): Promise<IncomingMessage> {
  const { 'if-none-match': _, ...others } = request.headers
  const { method, originalUrl: path } = request
  return new Promise((resolve, reject) => {
    const headers = { ...others, 'accept-encoding': 'identity' }
    const apiRequest = requestOverHttp({ host: '127.0.0.1', port, method, path, headers }, resolve)
    request.pipe(apiRequest.on('error', reject))
  })
}

async function renderInVite(server: ViteDevServer, url: string, page: PageRequest | Step): Promise<string> {
  const { renderPage, renderStep } = (await server.ssrLoadModule(serverEntry)) as Bundle
  return 'step' in page ? renderStep(page) : await server.transformIndexHtml(url, forDevelopment(renderPage(page)))
}

/** Makes Vite's reconnect run in the page: its shared worker violates the content security policy. */
const waitInPage = '<script>delete window.SharedWorker</script>'

/**
 * Links the stylesheet of a public page, so that Vite can replace it, and hydrates the page at once, so that it is
 * updated too. A signed-in page links its stylesheet itself.
 */
export function forDevelopment(html: string): string {
  if (!/<style><\/style>|<link rel="stylesheet"/.test(html))
    throw new Error('The page has no style sheet to link in development.')
  return html
    .replace('<head>', `<head>\n${waitInPage}`)
    .replace('<style></style>', `<link rel="stylesheet" href="/${publicStylesheet}">`)
    .replace(`/${publicEntry}"`, (found) => `/${appEntry}"></script>\n<script type="module" src="${found}`)
}

/**
 * Allows the inline scripts of Vite and React Refresh and Vite's inline styles; the rest of the policy is that of
 * production.
 */
export function pageHeaders(answered: IncomingHttpHeaders): IncomingHttpHeaders {
  const { etag: _, 'content-length': __, ...headers } = answered
  const policy = String(headers['content-security-policy'])
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
  return { ...headers, 'cache-control': 'no-store', 'content-security-policy': policy }
}
