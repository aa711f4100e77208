const flag = 'reloadedAt'
const again = 60_000

/** A page left open over a new release asks for files that are gone. One reload brings the new ones; more would never end. */
export function reloadOnceWhenStale() {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(flag))
    if (!navigator.onLine || Date.now() - last < again) return
    event.preventDefault()
    sessionStorage.setItem(flag, String(Date.now()))
    location.reload()
  })
}
