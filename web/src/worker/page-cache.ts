import { findScreenByPath } from '@wewb/domain/access/screens'
import type { Locale } from '@wewb/domain/language/bilingual'
import { cardPageCache, pagesCache } from './cache-names.ts'
import { listPageAssets } from './list-page-assets.ts'

/** Limits the cache to the most recently opened pages: a phone has no room for a year of notices. */
export const MAX_CACHED_PAGES = 40
/** All signed-in pages share one app shell; this page stands in for those that were not opened by URL. */
const shell = '/dashboard'

/**
 * Caches a page that is the same for every visitor. The server marks such pages with `content-location`, a URL without
 * personal parameters; search results, form responses and missing pages have none.
 */
export async function cachePage(response: Response): Promise<void> {
  const address = response.headers.get('content-location')
  if (!response.ok || address === null) return
  const html = await response.text()
  const headers = new Headers({
    'content-type': response.headers.get('content-type') ?? '',
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
    'x-kept-at': String(Date.now()),
    'x-kept-language': languageOf(html),
    'x-kept-files': listPageAssets(html).join(' '),
  })
  const cache = await caches.open(pagesCache)
  await cache.put(address, new Response(html, { headers }))
  const pages = await cache.keys()
  await Promise.all(pages.slice(0, -MAX_CACHED_PAGES).map((page) => cache.delete(page)))
}

/** Deletes a withdrawn notice from the cache, so that it cannot be read offline either. */
export async function deleteCachedPage(url: string): Promise<void> {
  const [address = ''] = listCacheKeys(new URL(url))
  await (await caches.open(pagesCache)).delete(address)
}

/** Finds the last cached version of the page at this URL. */
export async function findCachedPage(url: string): Promise<Response | undefined> {
  // A saved membership card has its page and files in a separate cache.
  const ofCard = await caches.match(new URL(url).pathname, { cacheName: cardPageCache, ignoreVary: true })
  if (ofCard) return ofCard
  const cache = await caches.open(pagesCache)
  for (const address of listCacheKeys(new URL(url))) {
    const found = await cache.match(address)
    if (found) return found
  }
  return undefined
}

/**
 * Lists the cache keys of a URL. Only the notice list and the notice page depend on the query; on other pages it is
 * read by client script.
 */
export function listCacheKeys({ pathname, searchParams }: URL): string[] {
  const rest = new URLSearchParams(searchParams)
  // One version of a page is cached, in the language it was last read in.
  rest.delete('lang')
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (path === '/notices' || path === '/notice') return [rest.size > 0 ? `${path}?${rest}` : path]
  return findScreenByPath(path)?.layout === 'signed-in' ? [path, shell] : [path]
}

/** Lists every file that a cached page loads at the start. */
export async function listCachedPageAssets(): Promise<Set<string>> {
  const pages = await allPages()
  return new Set(pages.flatMap(([, page]) => page.headers.get('x-kept-files')?.split(' ') ?? []))
}

/** Lists the cached pages that can be read offline, most recent first. */
export async function listReadablePages(): Promise<{ address: string; title: string }[]> {
  const pages = await allPages()
  const read = await Promise.all(
    pages.toReversed().map(async ([address, page]) => ({ address, html: await page.text() })),
  )
  return read.flatMap(({ address, html }) =>
    isReadable(html) ? [{ address, title: /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? '' }] : [],
  )
}

const languageOf = (html: string): Locale => (html.includes('<html lang="en"') ? 'en' : 'bn')
/** The card page has no language header; it determines its language itself. */
export const getCachedPageLanguage = (page: Response): Locale =>
  page.headers.get('x-kept-language') === 'en' ? 'en' : 'bn'

/** True for pages whose text is server-rendered. All other pages show the age of their data themselves. */
export const isReadable = (html: string): boolean => html.includes(' data-chunks="')

async function allPages(): Promise<[string, Response][]> {
  const cache = await caches.open(pagesCache)
  const found = await Promise.all((await cache.keys()).map(async ({ url }) => [url, await cache.match(url)] as const))
  return found.flatMap(([url, page]) => (page ? [[url.slice(new URL(url).origin.length), page]] : []))
}
