import { cardPageCache, filesCache } from './cache-names.ts'
import { filesToDrop, type KeptFile } from './files-to-drop.ts'
import type { LastingEvent } from './worker-events.ts'

/** A file with its hash in its name never changes: who has it asks nobody. */
export async function hashedFile(request: Request, event: LastingEvent): Promise<Response> {
  return (await findFile(pathOf(request.url))) ?? (await fetchAndKeep(request, event))
}

/** A picture may change under its name: the one of today while there is a line. */
export async function picture(request: Request, event: LastingEvent): Promise<Response> {
  try {
    return await fetchAndKeep(request, event)
  } catch (error) {
    const kept = await findFile(pathOf(request.url))
    if (kept) return kept
    throw error
  }
}

async function fetchAndKeep(request: Request, event: LastingEvent): Promise<Response> {
  const response = await fetch(request)
  // Its copy is taken before the page reads it; a full phone keeps nothing, and the page has it all the same.
  if (response.ok) event.waitUntil(keepFile(pathOf(request.url), response.clone()).catch(() => undefined))
  return response
}

export async function keepLoadedFiles(paths: readonly string[]): Promise<void> {
  const missing = await Promise.all(paths.map(async (path) => ((await findFile(path)) ? [] : [path])))
  // The browser has loaded them a moment ago and takes them from its own memory.
  await Promise.all(missing.flat().map(async (path) => await keepFile(path, await fetch(path))))
}

async function keepFile(path: string, response: Response): Promise<void> {
  if (!response.ok) return
  const body = await response.blob()
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    'x-kept-at': String(Date.now()),
    'x-kept-size': String(body.size),
  }
  await (await caches.open(filesCache)).put(path, new Response(body, { headers }))
}

/** The card's own files first: they are there for good. */
const findFile = async (path: string): Promise<Response | undefined> =>
  (await caches.match(path, { cacheName: cardPageCache, ignoreVary: true })) ?? (await caches.match(path, { cacheName: filesCache }))

export async function keptLetters(): Promise<string[]> {
  const requests = await (await caches.open(filesCache)).keys()
  return requests.map(({ url }) => pathOf(url)).filter((path) => path.endsWith('.woff2'))
}

/** `named`: by the pages that are kept. */
export async function tidyFiles(named: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(filesCache)
  const requests = await cache.keys()
  const files = await Promise.all(requests.map(async (request) => keptFile(request, await cache.match(request))))
  await Promise.all(filesToDrop(files, named, Date.now()).map((path) => cache.delete(path)))
}

const keptFile = ({ url }: Request, response: Response | undefined): KeptFile => ({
  path: pathOf(url),
  size: Number(response?.headers.get('x-kept-size')),
  keptAt: Number(response?.headers.get('x-kept-at')),
})

const pathOf = (url: string) => new URL(url).pathname
