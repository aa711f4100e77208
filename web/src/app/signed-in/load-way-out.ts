/**
 * SPEC.md section 8: a lost connection leads home and says why; and whoever wants to log out must be able to. None of it can be fetched
 * then, so all of it comes while the line is up.
 */
export function loadWayOut(): () => void {
  const timer = setTimeout(load, 2000)
  return () => clearTimeout(timer)
}

async function load() {
  // Nobody waits for this: a failure must not reload the page under somebody's hands (reload-when-stale.ts).
  const hush = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('vite:preloadError', hush, { capture: true })
  await Promise.allSettled([
    import('../../features/public/home-page.tsx'),
    import('../public/public-layout.tsx'),
    import('../../ui/toast-region.tsx'),
    import('../log-out.ts'),
  ])
  window.removeEventListener('vite:preloadError', hush, { capture: true })
}
