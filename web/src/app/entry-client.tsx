import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from '#lib/router/router.tsx'
import { findScreenByPath } from '@wewb/domain/access/screens'
import type { Locale } from '@wewb/domain/language/bilingual'
import { parseLanguageCookie } from '@wewb/domain/language/language-cookie'
import type { PageData } from '#lib/api-client/page-data.tsx'
import { applyDataSaver } from '#lib/data-saver.ts'
import { App } from './app.tsx'
import { scheduleServiceWorker } from './schedule-service-worker.ts'
import { loadScreen, screenSource } from './pages.tsx'
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts'

export { hydrated } from './hydration.ts'

reloadOnStaleChunk()
applyDataSaver()
scheduleServiceWorker()

const root = document.getElementById('root')
const pageData = document.getElementById('page-data')?.textContent
if (!root || !pageData) throw new Error('the document has no root element')

const screen = findScreenByPath(location.pathname)
const isRendered = screen?.built && screen.layout === 'public'
// A server-rendered page is hydrated in its own language. A cached app shell may be older than the reader's language
// choice, so there the cookie decides.
const locale = isRendered ? (document.documentElement.lang as Locale) : parseLanguageCookie(document.cookie)

const app = (
  <BrowserRouter>
    <App locale={locale} pageData={JSON.parse(pageData) as PageData} source={screenSource} />
  </BrowserRouter>
)

if (isRendered) {
  // Loads the screen first: the server-rendered page stays untouched until it can be hydrated as a whole.
  await loadScreen(screen.id)
  startTransition(() => void hydrateRoot(root, app))
} else {
  // The server-rendered layout stays until the page can replace it; a page that fails to load renders its own error.
  if (screen?.built && screen.layout === 'standalone') await loadScreen(screen.id).catch(() => undefined)
  createRoot(root).render(app)
}
