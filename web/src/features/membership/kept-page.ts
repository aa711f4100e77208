import { cardPageCache as cacheName } from '../../worker/cache-names.ts'
import { filesNamedIn } from '../../worker/files-named-in.ts'
import { filesLoaded, keepPortal } from '../../worker/keep-portal.ts'

const path = '/download'
/** What the page shows besides its own hashed files. */
const pictures = ['/mark.svg', '/card-192.png']

/**
 * This page and the files it has really loaded, so that it opens without a line. All of them or none: half a page would open as
 * nothing. The document may be of a newer release than what runs here, so the files it names are fetched too; older ones go.
 */
export async function keepPage() {
  await keepPortal()
  const page = await fetch(path, { cache: 'no-cache' })
  if (!page.ok) throw new Error(`the page answered ${page.status}`)
  const wanted = new Set([...pictures, ...filesNamedIn(await page.clone().text()), ...filesLoaded()])
  const cache = await caches.open(cacheName)
  await cache.addAll([...wanted])
  await cache.put(path, page)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(kept.filter((file) => file !== path && !wanted.has(file)).map((file) => cache.delete(file)))
}

export const dropPage = () => caches.delete(cacheName)
