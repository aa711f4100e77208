const path = '/download'
// The worker opens the same cache by the same name (public/card-worker.js).
const cacheName = 'card-page-1'
const worker = '/card-worker.js'
/** What the page shows besides its own hashed files. */
const pictures = ['/mark.svg', '/card-192.png']

type ScriptAddresses = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }

/** The content security policy takes no bare text for the address of a script; this makes the one address that is needed. */
const addresses = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('card-worker', {
  createScriptURL: () => worker,
})

/**
 * This page and the files it has really loaded, so that it opens without a line. All of them or none: half a page would open as
 * nothing. The document may be of a newer release than what runs here, so the files it names are fetched too; older ones go.
 */
export async function keepPage() {
  await navigator.serviceWorker.register(addresses?.createScriptURL(worker) ?? worker, { scope: path })
  const page = await fetch(path, { cache: 'no-cache' })
  if (!page.ok) throw new Error(`the page answered ${page.status}`)
  const wanted = new Set([...pictures, ...filesNamedIn(await page.clone().text()), ...filesLoaded()])
  const cache = await caches.open(cacheName)
  await cache.addAll([...wanted])
  await cache.put(path, page)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(kept.filter((file) => file !== path && !wanted.has(file)).map((file) => cache.delete(file)))
}

export async function dropPage() {
  const registration = await navigator.serviceWorker.getRegistration(path)
  await registration?.unregister()
  await caches.delete(cacheName)
}

export const filesNamedIn = (html: string): string[] => [...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file)

const filesLoaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
