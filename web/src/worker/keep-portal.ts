import type { Keep } from './worker-events.ts'

const address = '/portal-worker.js'

type ScriptAddresses = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }

/** The content security policy takes no bare text for the address of a script; this makes the one address that is needed. */
const addresses = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('portal-worker', {
  createScriptURL: () => address,
})

/** From now on the portal opens without a line too. */
export async function keepPortal(): Promise<void> {
  // Whoever comes for the first time has opened this page without the worker: it is told of it.
  const isFirstTime = !navigator.serviceWorker.controller
  await navigator.serviceWorker.register(addresses?.createScriptURL(address) ?? address)
  // The card's page once had a worker of its own, which would go on answering for it.
  const older = (await navigator.serviceWorker.getRegistrations()).filter(({ scope }) => new URL(scope).pathname !== '/')
  await Promise.all(older.map((registration) => registration.unregister()))
  if (isFirstTime) await askToKeep({ pages: [location.pathname + location.search], files: filesLoaded() })
}

/** People reach the signed-in pages from the log-in, and never ask for their document by its address. */
export const keepShell = (): Promise<void> => askToKeep({ pages: ['/dashboard'], files: filesLoaded() })

async function askToKeep(wanted: Keep) {
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(wanted)
}

export const filesLoaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|[\w-]+\.(svg|png)$)/.test(pathname))
    .map(({ pathname }) => pathname)
