import { loadOptional } from '#lib/lazy/load-optional.ts'

/**
 * Preloads the code needed after the connection is lost: the home page with its message, the logout, the offline page
 * and the app shell.
 */
export function preloadOfflineFallback(): () => void {
  const timer = setTimeout(() => void load(), 2000)
  return () => clearTimeout(timer)
}

async function load() {
  await loadOptional(() =>
    Promise.allSettled([
      import('#content/public/home-page.tsx'),
      import('#app/public/public-layout.tsx'),
      import('#components/feedback/toast-region.tsx'),
      import('#app/log-out.ts'),
      import('#app/page-unavailable-offline.tsx'),
    ]),
  )
  const worker = await loadOptional(() => import('#worker/register-service-worker.ts'))
  worker?.cacheAppShell().catch(() => undefined)
}
