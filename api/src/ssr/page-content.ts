import { getOwn } from '@wewb/domain/collections/get-own'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { createStaleIfErrorCache, PUBLIC_CACHE_MS, type StaleIfErrorCache } from '#cache/stale-if-error.ts'

/** `search`: the part of the query string that affects the content, if it is not all of it. */
type OwnPart = { data: Partial<PublicPageData>; isNotFound?: boolean; search?: string }

/** A page whose content depends on the URL: the relevant part of the URL, and a loader for it. */
export type PageLoader = (query: URLSearchParams) => Own | undefined

type Own = {
  search: string
  /** True for a limited set of pages that is worth caching, unlike searches. */
  isCacheable: boolean
  /** Applies the rate limit of the client's address. */
  checkRateLimit?(address: string): Promise<void>
  /** `address`: of the client, for content made for one visitor. */
  load(address: string): Promise<OwnPart>
}

export type PageContentCache = ReturnType<typeof createPageContentCache>

const maxStored = 500

/** Caches the content of pages: a common part, and for some pages a part of their own. */
export function createPageContentCache(
  load: () => Promise<PublicPageData>,
  ownPages: Readonly<Record<string, PageLoader>> = {},
) {
  const common = createStaleIfErrorCache(load, PUBLIC_CACHE_MS)
  const stored = new Map<string, StaleIfErrorCache<OwnPart>>()

  const freshPart = (key: string, loadPart: () => Promise<OwnPart>): StaleIfErrorCache<OwnPart> => {
    if (stored.size > maxStored) stored.clear()
    const part = stored.get(key) ?? createStaleIfErrorCache(loadPart, PUBLIC_CACHE_MS)
    stored.set(key, part)
    return part
  }
  return {
    read: async (path: string, query: URLSearchParams, address: string) => {
      const { value, version } = await common.read()
      const own = getOwn(ownPages, path)?.(query)
      if (!own) return { data: value, version, search: '', isLasting: true, isMissing: false }
      await own.checkRateLimit?.(address)
      const load = () => own.load(address)
      const part = await (
        own.isCacheable ? freshPart(path + own.search, load) : createStaleIfErrorCache(load, PUBLIC_CACHE_MS)
      ).read()
      const { data, isNotFound = false, search = own.search } = part.value
      return {
        data: { ...value, ...data },
        version: version + part.version,
        search,
        isLasting: own.isCacheable,
        isMissing: isNotFound,
      }
    },
    /** Expires the cache after a publication, so that readers see it at once. */
    invalidate: () => {
      for (const fresh of [common, ...stored.values()]) fresh.invalidate()
    },
  }
}
