import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from '../router/router.tsx'
import { screenAt } from '../../../domain/src/access/screens.ts'
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

const app = (
  <BrowserRouter>
    <App locale={document.documentElement.lang === 'en' ? 'en' : 'bn'} pageData={JSON.parse(pageData) as PageData} source={screenSource} />
  </BrowserRouter>
)

const screen = screenAt(location.pathname)
if (screen?.built && screen.layout === 'public') {
  // Loaded first: what the server rendered stays untouched until all of it can come alive.
  await loadScreen(screen.id)
  startTransition(() => void hydrateRoot(root, app))
} else {
  // The frame that the server drew stays until the page can take its place; a page that does not come says so itself.
  if (screen?.built && screen.layout === 'standalone') await loadScreen(screen.id).catch(() => undefined)
  createRoot(root).render(app)
}
