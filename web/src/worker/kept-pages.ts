import { screenAt } from '../../../domain/src/access/screens.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { cardPageCache, pagesCache } from './cache-names.ts'
import { filesNamedIn } from './files-named-in.ts'

/** Those that were opened last; a phone has no room for all notices of a year. */
export const mostPages = 40
/** The frame of all signed-in pages is the same; this one stands in for those that were not opened by their address. */
const shell = '/dashboard'

/**
 * Keeps a page that is the same for everybody. The server names those by their address without what is only the reader's
 * (`content-location`); a search, a form's answer and a page that was not found have no such name.
 */
export async function keepPage(response: Response): Promise<void> {
  const address = response.headers.get('content-location')
  if (!response.ok || address === null) return
  const html = await response.text()
  const headers = new Headers({
    'content-type': response.headers.get('content-type') ?? '',
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
    'x-kept-at': String(Date.now()),
    'x-kept-language': languageOf(html),
    'x-kept-files': filesNamedIn(html).join(' '),
  })
  const cache = await caches.open(pagesCache)
  await cache.put(address, new Response(html, { headers }))
  const pages = await cache.keys()
  await Promise.all(pages.slice(0, -mostPages).map((page) => cache.delete(page)))
}

/** A notice that was taken back is not to be read here any longer than elsewhere. */
export async function dropPage(url: string): Promise<void> {
  const [address = ''] = addressesOf(new URL(url))
  await (await caches.open(pagesCache)).delete(address)
}

/** The page at this address as it was last seen. */
export async function findPage(url: string): Promise<Response | undefined> {
  // Who kept the card has that page with all its files.
  const ofCard = await caches.match(new URL(url).pathname, { cacheName: cardPageCache, ignoreVary: true })
  if (ofCard) return ofCard
  const cache = await caches.open(pagesCache)
  for (const address of addressesOf(new URL(url))) {
    const found = await cache.match(address)
    if (found) return found
  }
  return undefined
}

/** A list of notices and a notice are told apart by what follows their path; elsewhere that is for the page's own script. */
export function addressesOf({ pathname, searchParams }: URL): string[] {
  const rest = new URLSearchParams(searchParams)
  // A page is kept once, in the language it was read in last.
  rest.delete('lang')
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (path === '/notices' || path === '/notice') return [rest.size > 0 ? `${path}?${rest}` : path]
  return screenAt(path)?.layout === 'signed-in' ? [path, shell] : [path]
}

/** Every file that a kept page starts with. */
export async function filesOfKeptPages(): Promise<Set<string>> {
  const pages = await allPages()
  return new Set(pages.flatMap(([, page]) => page.headers.get('x-kept-files')?.split(' ') ?? []))
}

/** What can still be read, last seen first. */
export async function readablePages(): Promise<{ address: string; title: string }[]> {
  const pages = await allPages()
  const read = await Promise.all(pages.toReversed().map(async ([address, page]) => ({ address, html: await page.text() })))
  return read.flatMap(({ address, html }) =>
    isReadable(html) ? [{ address, title: /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? '' }] : [],
  )
}

const languageOf = (html: string): Locale => (html.includes('<html lang="en"') ? 'en' : 'bn')
/** Of the card's page nobody has written it down; it finds its language itself. */
export const languageOfKept = (page: Response): Locale => (page.headers.get('x-kept-language') === 'en' ? 'en' : 'bn')

/** Its text is in the page itself, as of the day it was kept; in all others the app says how old what it shows is. */
export const isReadable = (html: string): boolean => html.includes(' data-chunks="')

async function allPages(): Promise<[string, Response][]> {
  const cache = await caches.open(pagesCache)
  const found = await Promise.all((await cache.keys()).map(async ({ url }) => [url, await cache.match(url)] as const))
  return found.flatMap(([url, page]) => (page ? [[url.slice(new URL(url).origin.length), page]] : []))
}
