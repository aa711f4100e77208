import { isLoadingOptional } from '#lib/lazy/load-optional.ts'

const flag = 'reloadedAt'
const again = 60_000

let typedAt = ''

/**
 * Reloads a page once when it requests chunks of an earlier release; more reloads could loop forever. A page with input
 * is not reloaded: the new release comes with the next page.
 */
export function reloadOnStaleChunk() {
  window.addEventListener('input', () => (typedAt = location.pathname), true)
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    if (
      isLoadingOptional() ||
      typedAt === location.pathname ||
      !navigator.onLine ||
      now - Number(sessionStorage.getItem(flag)) < again
    )
      return
    event.preventDefault()
    sessionStorage.setItem(flag, String(now))
    location.reload()
  })
}
