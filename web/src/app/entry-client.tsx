import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from '../router/router.tsx'
import { screenAt } from '../../../domain/src/access/screens.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { readLanguageCookie } from '../../../domain/src/language/language-cookie.ts'
import type { PageData } from '../api-client/page-data.tsx'
import { dressLightly } from '../ui/light-mode.ts'
import { App } from './app.tsx'
import { openWithoutLine } from './open-without-line.ts'
import { loadScreen, screenSource } from './pages.tsx'
import { reloadOnceWhenStale } from './reload-when-stale.ts'

export { alive } from './alive.ts'

reloadOnceWhenStale()
dressLightly()
openWithoutLine()

const root = document.getElementById('root')
const pageData = document.getElementById('page-data')?.textContent
if (!root || !pageData) throw new Error('the document has no root')

const screen = screenAt(location.pathname)
const isDrawn = screen?.built && screen.layout === 'public'
// What the server drew comes alive in its own language. A frame that was kept on the phone is in that of the day it was kept, and
// the reader may have changed it since.
const locale = isDrawn ? (document.documentElement.lang as Locale) : readLanguageCookie(document.cookie)

const app = (
  <BrowserRouter>
    <App locale={locale} pageData={JSON.parse(pageData) as PageData} source={screenSource} />
  </BrowserRouter>
)

if (isDrawn) {
  // Loaded first: what the server rendered stays untouched until all of it can come alive.
  await loadScreen(screen.id)
  startTransition(() => void hydrateRoot(root, app))
} else {
  // The frame that the server drew stays until the page can take its place; a page that does not come says so itself.
  if (screen?.built && screen.layout === 'standalone') await loadScreen(screen.id).catch(() => undefined)
  createRoot(root).render(app)
}
