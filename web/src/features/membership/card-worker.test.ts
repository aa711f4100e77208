import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const origin = 'https://portal.example'
type Asked = { method: string; mode: string; url: string }
type Listener = (event: { request: Asked; respondWith(answer: Promise<unknown>): void }) => void

/** What the page has put by, and whether there is a line. */
let kept: Map<string, string>
let line: (url: string) => { status: number; from: string }

const script = readFileSync(new URL('../../../public/card-worker.js', import.meta.url), 'utf8')

/** The worker itself, in a world of its own with a cache and a line. */
function startWorker(): Listener {
  const listeners = new Map<string, Listener>()
  const caches = {
    match: async (asked: string | Asked, { cacheName }: { cacheName: string }) => {
      const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin)
      return cacheName === 'card-page-1' && kept.has(pathname) ? { status: 200, from: `kept ${pathname}` } : undefined
    },
  }
  const self = { location: { origin }, addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the line is another in each test
  const fetch = async ({ url }: Asked) => line(url)
  runInNewContext(script, { self, caches, fetch, URL, setTimeout: () => 0 })
  return listeners.get('fetch') as Listener
}

const navigate = (path: string) => ({ method: 'GET', mode: 'navigate', url: `${origin}${path}` })
const load = (path: string, method = 'GET') => ({ method, mode: 'cors', url: `${origin}${path}` })
/** What the worker answers; undefined when it leaves the request to the browser. */
async function answerTo(request: Asked): Promise<unknown> {
  let answer: Promise<unknown> | undefined
  startWorker()({ request, respondWith: (given) => (answer = given) })
  return answer === undefined ? undefined : await answer
}

beforeEach(() => {
  kept = new Map(['/download', '/assets/page-abc.js', '/mark.svg', '/download/kept-card'].map((path) => [path, path]))
  line = (url) => ({ status: 200, from: `line ${new URL(url).pathname}` })
})

describe('the worker of the card’s page', () => {
  it('keeps its hands off every other page, every call and every other site', async () => {
    const others = [
      ...['/', '/login', '/dashboard', '/downloads', '/download/', '/download/x', '/wewb-membership', '/api/v1/pub/membership-card'].map(navigate),
      ...['/download', '/download/kept-card', '/api/v1/pub/qr-code-verify', '/api/v1/memberships/mine', '/card.webmanifest', '/a/b.png'].map((path) => load(path)),
      load('/api/v1/pub/membership-card', 'POST'), load('/assets/page-abc.js', 'POST'), { ...navigate('/download'), method: 'POST' },
      { method: 'GET', mode: 'cors', url: 'https://elsewhere.example/assets/page-abc.js' }, { method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/download' },
    ] // prettier-ignore
    for (const request of others) expect([request, await answerTo(request)]).toEqual([request, undefined])
  })

  it('gives the page of today while there is a line, and the kept one only without a line or when the portal fails', async () => {
    expect(await answerTo(navigate('/download?x=1'))).toMatchObject({ from: 'line /download' })
    line = () => ({ status: 503, from: 'line' })
    expect(await answerTo(navigate('/download'))).toMatchObject({ from: 'kept /download' })
    line = () => {
      throw new Error('no line')
    }
    expect(await answerTo(navigate('/download'))).toMatchObject({ from: 'kept /download' })
    // A refusal is an answer of the portal, not a fault of the line.
    line = () => ({ status: 404, from: 'line' })
    expect(await answerTo(navigate('/download'))).toMatchObject({ status: 404 })
  })

  it('gives a kept file only under its own name', async () => {
    expect(await answerTo(load('/assets/page-abc.js'))).toMatchObject({ from: 'kept /assets/page-abc.js' })
    expect(await answerTo(load('/assets/page-def.js'))).toMatchObject({ from: 'line /assets/page-def.js' })
    expect(await answerTo(load('/mark.svg'))).toMatchObject({ from: 'line /mark.svg' })
  })
})
