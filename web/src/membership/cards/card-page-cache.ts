import { cardPageCache as cacheName } from '#worker/cache-names.ts'
import { listPageAssets } from '#worker/list-page-assets.ts'
import { listLoadedAssets, registerServiceWorker } from '#worker/register-service-worker.ts'

const path = '/download'
/** Images of the page besides its hashed files. */
const pictures = ['/mark.svg', '/card-192.png']

/**
 * Caches this page and the files it has loaded, so that it opens offline. All or none: a page with missing files would
 * not render. The document may be of a newer release than the running code, so the files it names are fetched too;
 * older ones are deleted.
 */
export async function saveCardPage() {
  await registerServiceWorker()
  const page = await fetch(path, { cache: 'no-cache' })
  if (!page.ok) throw new Error(`the page request returned ${page.status}`)
  const assetPaths = new Set([...pictures, ...listPageAssets(await page.clone().text()), ...listLoadedAssets()])
  const cache = await caches.open(cacheName)
  await cache.addAll([...assetPaths])
  await cache.put(path, page)
  const cachedPaths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(
    cachedPaths.filter((file) => file !== path && !assetPaths.has(file)).map((file) => cache.delete(file)),
  )
}

export const deleteCardPage = () => caches.delete(cacheName)
