// Opens the page of the membership card without a line, for those who chose to keep their card on the phone. It looks after this
// one page and its files: no answer of a call and no other page is ever kept. The page fills the cache (features/membership/kept-page.ts).
const cacheName = 'card-page-1'
const page = '/download'
/** Longer nobody waits for a weak line while the card is already here. */
const patience = 2500

const kept = (address) => caches.match(address, { cacheName, ignoreSearch: true, ignoreVary: true })

async function pageFromLine(request) {
  const instead = await kept(page)
  if (!instead) return await fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, patience, instead))
  const fresh = fetch(request).then(
    (response) => (response.status >= 500 ? instead : response),
    () => instead,
  )
  return await Promise.race([fresh, late])
}

/** A file with its hash in its name never changes. */
const hashedFile = async (request) => (await kept(request)) ?? (await fetch(request))

async function pictureFromLine(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await kept(request)
    if (found) return found
    throw error
  }
}

function answerTo({ method, mode, url }) {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return undefined
  if (mode === 'navigate') return pathname === page ? pageFromLine : undefined
  if (pathname.startsWith('/assets/')) return hashedFile
  return /^\/[\w-]+\.(svg|png)$/.test(pathname) ? pictureFromLine : undefined
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const dropOlder = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith('card-page-') && name !== cacheName).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(dropOlder())
})
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer(event.request))
})
