import { request as requestOverHttp, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { PageRequest } from '../domain/src/contracts/public-data.ts'
import { appEntry, earlyEntry, lightSheet, publicEntry } from '../web/src/app/sources.ts'
import type { Api } from './api-process.ts'

type Bundle = typeof import('../web/src/app/entry-server.tsx')
type Step = Parameters<Bundle['drawStep']>[0]

export const serverEntry = '/src/app/entry-server.tsx'
const clientBuild = 'virtual:client-build'
const fonts = ['fonts/noto-sans-bengali.woff2', 'fonts/noto-sans-latin.woff2']

/** In place of the client build (`web/build.ts`): every source is its own file, and the style sheet is linked. */
const sourcesAsBuild = `
const files = ${JSON.stringify([publicEntry, appEntry, earlyEntry, lightSheet, ...fonts])}
const pages = Object.keys(import.meta.glob('/src/**/*-page.tsx')).map((path) => path.slice(1))
export const manifest = Object.fromEntries([...files, ...pages].map((file) => [file, { file }]))
export const css = ''
`

/** Keeps no page, so that none from before a change is shown, and takes the place of the portal's own worker at the same address. */
const idleWorker = "addEventListener('install', () => skipWaiting())"

/** Answers what Vite does not: calls go to the API, and pages are drawn here from what the API sends (pages-as-data.ts). */
export function developmentPages(ready: Api['ready']): Plugin {
  return {
    name: 'development-pages',
    resolveId: (id) => (id === clientBuild ? `\0${clientBuild}` : null),
    load: (id) => (id === `\0${clientBuild}` ? sourcesAsBuild : null),
    configureServer(server) {
      const answer: Connect.NextHandleFunction = (request, response, next) => {
        answerFromApi(server, ready, request, response).catch(next)
      }
      server.middlewares.use((request, response, next) => {
        if (request.url === '/portal-worker.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(idleWorker)
        else if (request.url?.startsWith('/api/')) answer(request, response, next)
        else next()
      })
      return () => server.middlewares.use(answer)
    },
  }
}

async function answerFromApi(server: ViteDevServer, ready: Api['ready'], request: Connect.IncomingMessage, response: ServerResponse) {
  const { port } = await ready()
  const answer = await ask(port, request)
  const { statusCode = 500, headers } = answer
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers)
    answer.pipe(response)
    return
  }
  const body = await text(answer)
  const page = body.startsWith('{') ? await draw(server, request.originalUrl ?? '/', JSON.parse(body) as PageRequest | Step) : body
  response.writeHead(statusCode, headersOfPage(headers)).end(page)
}

/** Neither packed nor “not modified”: a page in the answer is still to be drawn. */
function ask(port: number, request: Connect.IncomingMessage): Promise<IncomingMessage> {
  const { 'if-none-match': _, ...others } = request.headers
  const { method, originalUrl: path } = request
  return new Promise((resolve, reject) => {
    const headers = { ...others, 'accept-encoding': 'identity' }
    const asked = requestOverHttp({ host: '127.0.0.1', port, method, path, headers }, resolve)
    request.pipe(asked.on('error', reject))
  })
}

async function draw(server: ViteDevServer, url: string, asked: PageRequest | Step): Promise<string> {
  const { render, drawStep } = (await server.ssrLoadModule(serverEntry)) as Bundle
  return 'step' in asked ? drawStep(asked) : await server.transformIndexHtml(url, forDevelopment(render(asked)))
}

/** When its server has gone, Vite waits for the next one in a shared worker, which the content policy forbids; without one, in the page. */
const waitInPage = '<script>delete window.SharedWorker</script>'

/**
 * The style sheet of a public page is linked, so that Vite can replace it, and the page comes alive at once, so that it is updated as well.
 * A signed-in page links its sheet itself.
 */
export function forDevelopment(html: string): string {
  if (!/<style><\/style>|<link rel="stylesheet"/.test(html)) throw new Error('The page has no style sheet that development could link.')
  return html
    .replace('<head>', `<head>\n${waitInPage}`)
    .replace('<style></style>', `<link rel="stylesheet" href="/${lightSheet}">`)
    .replace(`/${publicEntry}"`, (found) => `/${appEntry}"></script>\n<script type="module" src="${found}`)
}

/** Vite and React Refresh begin with a script in the page, and Vite puts style sheets into it; all else stays forbidden as in production. */
export function headersOfPage(answered: IncomingHttpHeaders): IncomingHttpHeaders {
  const { etag: _, 'content-length': __, ...headers } = answered
  const policy = String(headers['content-security-policy'])
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
  return { ...headers, 'cache-control': 'no-store', 'content-security-policy': policy }
}
