import {
  deleteCachedPage,
  listCachedPageAssets,
  findCachedPage,
  cachePage,
  getCachedPageLanguage,
  listReadablePages,
  isReadable,
} from './page-cache.ts'
import { listCachedFonts, evictFiles } from './file-cache.ts'
import { renderOfflinePage } from './offline-page.ts'
import type { FetchEvent } from './service-worker-types.ts'
import { interpolate } from '@wewb/domain/language/bilingual'
import { formatDateTime } from '@wewb/domain/language/date-times'
import { offlineMessages } from './messages.ts'

// Uses the colours of the page, so that the banner also fits dark mode.
const look =
  'margin:0;padding:.75rem 1rem;text-align:center;border-bottom:1px solid var(--color-line);' +
  'background:var(--color-needs-you-soft);color:var(--color-ink)'

/** Adds a banner with the age of the cached page. It is outside the React root, so it needs no client script. */
async function addStalePageBanner(page: Response): Promise<Response> {
  const html = await page.clone().text()
  if (!isReadable(html)) return page
  const locale = getCachedPageLanguage(page)
  const storedAt = new Date(Number(page.headers.get('x-kept-at')))
  const sentence = interpolate(offlineMessages.asOf, { moment: formatDateTime(storedAt, locale) })[locale]
  const retryLink = `<a href="" style="text-decoration:underline">${offlineMessages.tryAgain[locale]}</a>`
  const banner = `<p role="status" style="${look}">${sentence} ${retryLink}</p>`
  const withBanner = html.replace('<body>', () => `<body>\n${banner}`)
  return new Response(withBanner, { headers: page.headers })
}

/** After this time a cached page is served instead of waiting for a slow connection. */
export const NETWORK_TIMEOUT_MS = 2500

/**
 * Responds with the current page. Falls back to the cached page when the connection is lost or slow or the portal
 * fails, and else to the offline page.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const response = fetchPage(event)
  // A late response is still cached, so that the next attempt shows it.
  event.waitUntil(response.catch(() => undefined))
  const cachedPage = await findCachedPage(event.request.url).catch(() => undefined)
  if (!cachedPage)
    return await response.catch(async () => renderOfflinePage(await listReadablePages(), await listCachedFonts()))
  const instead = () => addStalePageBanner(cachedPage.clone())
  const late = isInLanguageRequested(event.request.url, cachedPage)
    ? new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS)).then(instead)
    : new Promise<never>(() => undefined)
  return await Promise.race([
    response.then((response) => (response.status >= 500 ? instead() : response), instead),
    late,
  ])
}

/**
 * False when the cached page is in another language than the one just requested: the fallback then waits for the
 * network.
 */
function isInLanguageRequested(url: string, stored: Response): boolean {
  const query = new URL(url).searchParams.get('lang')
  return query === null || query === getCachedPageLanguage(stored)
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  const keeping =
    response.status === 404 ? deleteCachedPage(event.request.url) : cachePageAndEvictFiles(response.clone())
  event.waitUntil(keeping.catch(() => undefined))
  return response
}

/** Files are evicted once per worker lifetime, which is short. */
let isTidied = false

export async function cachePageAndEvictFiles(response: Response): Promise<void> {
  await cachePage(response)
  if (isTidied) return
  isTidied = true
  await evictFiles(await listCachedPageAssets())
}
