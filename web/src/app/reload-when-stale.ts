const flag = 'reloadedAt'
const again = 60_000

let quiet = 0
let typedAt = ''

/**
 * A page left open over a new release asks for files that are gone. One reload brings the new ones; more would never end.
 * What somebody types stays under their fingers: the new release comes with the next page.
 */
export function reloadOnceWhenStale() {
  window.addEventListener('input', () => (typedAt = location.pathname), true)
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(flag))
    if (quiet || typedAt === location.pathname || !navigator.onLine || Date.now() - last < again) return
    event.preventDefault()
    sessionStorage.setItem(flag, String(Date.now()))
    location.reload()
  })
}

/** For what nobody waits for: that it does not come is no reason to reload the page. */
export function quietly<T>(load: () => Promise<T>): Promise<T | undefined> {
  quiet += 1
  return load()
    .catch(() => undefined)
    .finally(() => (quiet -= 1))
}
