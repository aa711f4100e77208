import { loadOptional } from '#lib/lazy/load-optional.ts'

/** Starts the service worker after the page and its files have loaded. */
export function scheduleServiceWorker() {
  if (isSecureContext) setTimeout(() => loadOptional(() => import('#worker/start-service-worker.ts')), 3000)
}
