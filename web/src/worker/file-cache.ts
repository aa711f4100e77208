import { cardPageCache, filesCache } from './cache-names.ts'
import { listFilesToEvict, type CachedFile } from './evict-files.ts'
import type { ExtendableEvent } from './service-worker-types.ts'

/** Serves hashed files cache-first: a file with a content hash in its name never changes. */
export async function respondCacheFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  return (await findFile(pathOf(request.url))) ?? (await fetchAndSave(request, event))
}

/** Serves images network-first: an image may change under the same name. */
export async function respondNetworkFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    return await fetchAndSave(request, event)
  } catch (error) {
    const cachedFile = await findFile(pathOf(request.url))
    if (cachedFile) return cachedFile
    throw error
  }
}

async function fetchAndSave(request: Request, event: ExtendableEvent): Promise<Response> {
  const response = await fetch(request)
  // The response is cloned before the page reads it. When storage is full, nothing is cached and the page still gets
  // its file.
  if (response.ok) event.waitUntil(saveFile(pathOf(request.url), response.clone()).catch(() => undefined))
  return response
}

export async function cacheFiles(paths: readonly string[]): Promise<void> {
  const missing = await Promise.all(paths.map(async (path) => ((await findFile(path)) ? [] : [path])))
  // The page has just loaded these files, so the browser takes them from its HTTP cache.
  await Promise.all(missing.flat().map(async (path) => await saveFile(path, await fetch(path))))
}

async function saveFile(path: string, response: Response): Promise<void> {
  if (!response.ok) return
  const body = await response.blob()
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    'x-kept-at': String(Date.now()),
    'x-kept-size': String(body.size),
  }
  await (await caches.open(filesCache)).put(path, new Response(body, { headers }))
}

/** Looks into the card cache first, because its files are never evicted. */
const findFile = async (path: string): Promise<Response | undefined> =>
  (await caches.match(path, { cacheName: cardPageCache, ignoreVary: true })) ??
  (await caches.match(path, { cacheName: filesCache }))

export async function listCachedFonts(): Promise<string[]> {
  const requests = await (await caches.open(filesCache)).keys()
  return requests.map(({ url }) => pathOf(url)).filter((path) => path.endsWith('.woff2'))
}

/** `named` holds the files that cached pages reference. */
export async function evictFiles(named: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(filesCache)
  const requests = await cache.keys()
  const files = await Promise.all(requests.map(async (request) => storedFile(request, await cache.match(request))))
  await Promise.all(listFilesToEvict(files, named, Date.now()).map((path) => cache.delete(path)))
}

const storedFile = ({ url }: Request, response: Response | undefined): CachedFile => ({
  path: pathOf(url),
  size: Number(response?.headers.get('x-kept-size')),
  cachedAt: Number(response?.headers.get('x-kept-at')),
})

const pathOf = (url: string) => new URL(url).pathname
