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
    const last = Number(sessionStorage.getItem(flag))
    if (isLoadingOptional() || typedAt === location.pathname || !navigator.onLine || Date.now() - last < again) return
    event.preventDefault()
    sessionStorage.setItem(flag, String(Date.now()))
    location.reload()
  })
}
