import type { CacheMessage } from './service-worker-types.ts'

const address = '/portal-worker.js'

type ScriptAddresses = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }

/** The content security policy requires trusted types for script URLs; this policy produces the single URL needed. */
const addresses = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('portal-worker', {
  createScriptURL: () => address,
})

/** Registers the service worker, which opens the portal without a connection. */
export async function registerServiceWorker(): Promise<void> {
  // On a first visit the page loaded before the worker existed, so the worker is sent its URL and files.
  const isFirstTime = !navigator.serviceWorker.controller
  await navigator.serviceWorker.register(addresses?.createScriptURL(address) ?? address)
  // The card page used to have its own worker, which would go on responding for it.
  const older = (await navigator.serviceWorker.getRegistrations()).filter(
    ({ scope }) => new URL(scope).pathname !== '/',
  )
  await Promise.all(older.map((registration) => registration.unregister()))
  if (isFirstTime) await requestCaching({ pages: [location.pathname + location.search], files: listLoadedAssets() })
}

/**
 * Caches the app shell: signed-in pages are reached from the login, so the worker never sees a request for their
 * document.
 */
export const cacheAppShell = (): Promise<void> => requestCaching({ pages: ['/dashboard'], files: listLoadedAssets() })

async function requestCaching(cacheMessage: CacheMessage) {
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker has no origin parameter
  active?.postMessage(cacheMessage)
}

export const listLoadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|[\w-]+\.(svg|png)$)/.test(pathname))
    .map(({ pathname }) => pathname)
