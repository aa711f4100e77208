import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settingSeeds } from '@wewb/domain/reference/settings'
import { formatDateTime } from '@wewb/domain/language/date-times'
import { NETWORK_TIMEOUT_MS } from './respond-with-page.ts'
import { cardPageCache, filesCache, pagesCache } from './cache-names.ts'
import { offlineMessages } from './messages.ts'

const origin = 'https://portal.example'
const at = (path: string) => new URL(path, origin).href

/** Fakes the browser's Cache with the methods the worker uses. */
class Shelf {
  readonly kept = new Map<string, Response>()
  put(path: string, response: Response) {
    this.kept.delete(at(path))
    this.kept.set(at(path), response)
    return Promise.resolve()
  }
  match = (query: string | { url: string }) =>
    Promise.resolve(this.kept.get(at(typeof query === 'string' ? query : query.url))?.clone())
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => ({ url })))
  delete = (query: string | { url: string }) =>
    Promise.resolve(this.kept.delete(at(typeof query === 'string' ? query : query.url)))
}

let shelves: Map<string, Shelf>
/** Fakes the server; undefined means no connection. */
let line: ((path: string) => Response | Promise<Response>) | undefined
let query: string[]

const openStorage = (name: string) => {
  const storage = shelves.get(name) ?? new Shelf()
  shelves.set(name, storage)
  return storage
}
const addressesIn = (name: string) => [...openStorage(name).kept.keys()].map((url) => url.slice(origin.length))

type Listener = (event: Record<string, unknown>) => void
/** Starts the worker in an isolated global scope with fake caches and a fake network. */
async function startWorker() {
  const listeners = new Map<string, Listener>()
  vi.resetModules()
  vi.stubGlobal('self', {
    skipWaiting: () => undefined,
    clients: { claim: () => Promise.resolve() },
    registration: {},
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  })
  await import('./service-worker.ts')
  /** Dispatches an event and waits for all work registered with `waitUntil`. */
  const report = async (name: string, event: object = {}): Promise<Response | undefined> => {
    const promises: unknown[] = []
    let answer: Promise<Response> | undefined
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: unknown) => promises.push(promise),
      respondWith: (given: Promise<Response>) => (answer = given),
    })
    const response = await answer
    for (let done = 0; done < promises.length; done += 1) await promises[done]
    return response
  }
  const request = (path: string, mode: string, method = 'GET') => ({ request: { method, mode, url: at(path) } })
  return {
    notify: report,
    visit: (path: string) => report('fetch', request(path, 'navigate')),
    load: (path: string, method?: string) => report('fetch', request(path, 'cors', method)),
  }
}

/** Builds a page as the server renders it; `name` is set for pages that are the same for everybody. */
const page = (
  text: string,
  { name, lang = 'bn', status = 200 }: { name?: string; lang?: string; status?: number } = {},
) =>
  new Response(
    `<!doctype html>\n<html lang="${lang}"><head><title>${text} | Board</title></head>\n<body>\n` +
      `<div id="root">${text}</div><script src="/assets/entry-public-12345678.js" ` +
      'data-chunks="assets/react-12345678.js"></script></body></html>',
    {
      status,
      headers: {
        'content-type': 'text/html',
        'content-security-policy': 'strict',
        ...(name && { 'content-location': name }),
      },
    },
  )
const shellPage = () =>
  new Response('<html lang="bn"><body>\n<div id="root"></div></body></html>', {
    headers: { 'content-location': '/dashboard' },
  })

beforeEach(() => {
  shelves = new Map()
  query = []
  line = (path) => page(`today ${path}`, { name: path })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(openStorage(name)),
    match: (path: string, { cacheName }: { cacheName: string }) => openStorage(cacheName).match(path),
    keys: () => Promise.resolve([...shelves.keys()]),
    delete: (name: string) => Promise.resolve(shelves.delete(name)),
  })
  vi.stubGlobal('fetch', async (request: string | { url: string }) => {
    const path = at(typeof request === 'string' ? request : request.url).slice(origin.length)
    query.push(path)
    if (!line) throw new TypeError('offline')
    return await line(path)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
// The next test file of this worker must not get the modules of these workers.
afterAll(() => void vi.resetModules())

describe('service worker', () => {
  it('ignores every API request, every write, and every other site', async () => {
    const { visit, load, notify: report } = await startWorker()
    expect(await visit('/api/v1/applications/EDU-1/print')).toBeUndefined()
    for (const path of [
      '/api/v1/applications',
      '/api/v1/pub/portal-settings',
      '/portal.webmanifest',
      '/sitemap.xml',
      '/a/b.png',
    ])
      expect([path, await load(path)]).toEqual([path, undefined])
    expect(await load('/assets/kit-12345678.js', 'POST')).toBeUndefined()
    expect(
      await report('fetch', { request: { method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/' } }),
    ).toBeUndefined()
    expect([query, shelves.size]).toEqual([[], 0])
  })

  it('returns the current page, and the cached one with its date when offline', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-16T04:42:00Z'), toFake: ['Date'] })
    const { visit } = await startWorker()
    line = () => page('today', { name: '/notice?id=7', lang: 'en' })
    expect(await (await visit('/notice?id=7&lang=en'))?.text()).not.toContain(offlineMessages.tryAgain.en)
    line = undefined
    vi.setSystemTime(new Date('2026-11-18T04:42:00Z'))
    const seen = await visit('/notice?id=7')
    expect(seen?.headers.get('content-security-policy')).toBe('strict')
    const html = await seen?.text()
    expect(html).toContain('today')
    expect(html).toContain(offlineMessages.asOf.en.replace('{moment}', formatDateTime('2026-11-16T04:42:00Z', 'en')))
    // The banner is before the React root, so that hydration finds the server's markup unchanged.
    expect(html?.indexOf(offlineMessages.tryAgain.en)).toBeLessThan(html?.indexOf('<div id="root">today') ?? 0)
  })

  it('returns the cached page on a slow connection, and caches a late response for the next time', async () => {
    const { visit } = await startWorker()
    await visit('/terms')
    vi.useFakeTimers()
    let speak = (_answer: Response) => {}
    line = () => new Promise((resolve) => (speak = resolve))
    const seen = visit('/terms')
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS + 1)
    speak(page('newer', { name: '/terms' }))
    expect(await (await seen)?.text()).toContain(offlineMessages.tryAgain.bn)
    vi.useRealTimers()
    line = undefined
    expect(await (await visit('/terms'))?.text()).toContain('newer')
  })

  it('waits for a page in the other language', async () => {
    const { visit } = await startWorker()
    await visit('/terms')
    vi.useFakeTimers()
    let speak = (_answer: Response) => {}
    line = () => new Promise((resolve) => (speak = resolve))
    const english = visit('/terms?lang=en')
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS * 4)
    speak(page('in English', { name: '/terms', lang: 'en' }))
    expect(await (await english)?.text()).toContain('in English')
  })

  it('returns the cached page if the portal fails, and passes on rejections', async () => {
    const { visit } = await startWorker()
    await visit('/terms')
    line = () => page('broken', { status: 503 })
    expect(await (await visit('/terms'))?.text()).toContain('today /terms')
    expect(await (await visit('/gms'))?.text()).toContain('broken')
  })

  it('drops an unpublished page', async () => {
    const { visit } = await startWorker()
    await visit('/notice?id=7')
    line = () => page('gone', { status: 404 })
    expect((await visit('/notice?id=7'))?.status).toBe(404)
    line = undefined
    expect((await visit('/notice?id=7'))?.status).toBe(503)
  })

  it('shows an offline page in both languages with the telephone number and cached pages', async () => {
    const { visit, load } = await startWorker()
    await visit('/notices')
    await load('/assets/noto-sans-bengali-12345678.woff2')
    line = undefined
    const answer = await visit('/notice?id=8')
    const html = await answer?.text()
    expect(answer?.status).toBe(503)
    for (const said of [
      offlineMessages.title.bn,
      offlineMessages.title.en,
      `tel:${settingSeeds.CALL_CENTRE_LOCAL.value}`,
      `tel:${settingSeeds.CALL_CENTRE_ABROAD.value}`,
      '<a href="/notices">today /notices</a>',
      'src:url(/assets/noto-sans-bengali-12345678.woff2)',
    ])
      expect(html).toContain(said)
  })

  it('caches no search, no form response and no number in a URL', async () => {
    const { visit } = await startWorker()
    line = (path) => page('found', path.startsWith('/app-status-check') ? { name: '/app-status-check' } : {})
    await visit('/notices?search=rahima')
    await visit('/app-status-check?module=edu-allowance&no=EDU-2026-000001')
    expect(addressesIn(pagesCache)).toEqual(['/app-status-check'])
    line = undefined
    expect(await (await visit('/app-status-check?no=EDU-2026-000002'))?.text()).toContain('found')
    expect((await visit('/notices?search=rahima'))?.status).toBe(503)
  })

  it('opens every signed-in page by a shared frame, without an age', async () => {
    const { visit, notify: report } = await startWorker()
    line = shellPage
    await report('message', { data: { pages: ['/dashboard'], files: [] } })
    line = undefined
    const html = await (await visit('/education-allowance?application=EDU-1'))?.text()
    expect(html).toContain('<div id="root"></div>')
    expect(html).not.toContain('role="status"')
  })

  it('loads a hashed file once, an image while online, and returns both offline', async () => {
    const { load } = await startWorker()
    line = (path) => new Response(`today ${path}`)
    for (const path of ['/assets/kit-12345678.js', '/assets/kit-12345678.js', '/mark.svg', '/mark.svg'])
      await load(path)
    expect(query).toEqual(['/assets/kit-12345678.js', '/mark.svg', '/mark.svg'])
    line = undefined
    expect(await (await load('/mark.svg'))?.text()).toBe('today /mark.svg')
    expect(await (await load('/assets/kit-12345678.js'))?.text()).toBe('today /assets/kit-12345678.js')
    await expect(load('/assets/kit-87654321.js')).rejects.toThrow('offline')
  })

  it('caches no failed file', async () => {
    const { load } = await startWorker()
    line = () => new Response('gone', { status: 404 })
    await load('/assets/kit-12345678.js')
    expect(addressesIn(filesCache)).toEqual([])
  })

  it('loads a new release at the next visit, and preserves files of open pages', async () => {
    const { visit, load } = await startWorker()
    line = (path) => (path.startsWith('/assets/') ? new Response(path) : page('old release', { name: path }))
    await visit('/terms')
    await load('/assets/kit-oldoldol.js')
    const next = await startWorker()
    await next.notify('activate')
    line = (path) => (path === '/terms' ? page('new release', { name: path }) : new Response('gone', { status: 404 }))
    expect(await (await next.visit('/terms'))?.text()).toContain('new release')
    expect(await (await next.load('/assets/kit-oldoldol.js'))?.text()).toBe('/assets/kit-oldoldol.js')
  })

  it('takes over the worker of the card: its page opens with its files, and cached data is preserved', async () => {
    await openStorage(cardPageCache).put('/download', page('the card’s page'))
    await openStorage(cardPageCache).put('/assets/page-12345678.js', new Response('script'))
    await openStorage('kept-card-1').put('/download/kept-card', new Response('{}'))
    await openStorage('portal-pages-0').put('/', page('long ago'))
    const { notify: report, visit, load } = await startWorker()
    await report('activate')
    line = undefined
    expect(await (await visit('/download?x=1'))?.text()).toContain('the card’s page')
    expect(await (await load('/assets/page-12345678.js'))?.text()).toBe('script')
    expect([...shelves.keys()].filter((name) => !name.endsWith(filesCache) && name !== pagesCache)).toEqual([
      cardPageCache,
      'kept-card-1',
    ])
  })
})
