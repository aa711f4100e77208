import { respondWithPage, cachePageAndEvictFiles } from './respond-with-page.ts'
import { isObsoleteCache } from './cache-names.ts'
import { respondCacheFirst, cacheFiles, respondNetworkFirst } from './file-cache.ts'
import type { CacheMessage, ServiceWorkerScope } from './service-worker-types.ts'

type ResponseStrategy = 'page' | 'hashed-file' | 'picture'

type WorkerRequest = Pick<Request, 'method' | 'mode' | 'url'>

/** Selects how the worker responds. API requests and all other requests are left to the browser. */
function selectStrategy({ method, mode, url }: WorkerRequest, ownOrigin: string): ResponseStrategy | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || pathname.startsWith('/api/')) return undefined
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/')) return 'hashed-file'
  return /^\/[\w-]+\.(svg|png)$/.test(pathname) ? 'picture' : undefined
}

// Service worker that opens the portal without a connection: it caches visited pages with their files and the app shell
// of the signed-in pages. It never caches API responses. Built into /portal-worker.js (web/build.ts).
const worker = self as unknown as ServiceWorkerScope

// Activates at once, even with open pages: the worker reloads none of them and deletes no file they use.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => event.waitUntil(save(event.data).catch(() => undefined)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = selectStrategy(request, location.origin)
  if (answer === 'page') event.respondWith(respondWithPage(event))
  else if (answer === 'hashed-file') event.respondWith(respondCacheFirst(request, event))
  else if (answer === 'picture') event.respondWith(respondNetworkFirst(request, event))
})

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter(isObsoleteCache).map((name) => caches.delete(name)))
  // Navigation preload requests a page while the worker is still starting.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function save({ pages, files }: CacheMessage) {
  // Caches the files first: a page without its files renders empty.
  await cacheFiles(files)
  await Promise.all(
    pages.map(async (address) => await cachePageAndEvictFiles(await fetch(address, { cache: 'no-cache' }))),
  )
}
