import type { ReactNode } from 'react'
import { useText } from '../../i18n/language.tsx'
import { BackToTop } from './back-to-top.tsx'
import { NewsTicker } from './news-ticker.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { words } from './words.ts'

/** The frame of everything that needs no log-in. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <div id="top" className="relative flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-brand px-4 py-2 font-semibold text-card focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2"
      >
        {text(words.skip)}
      </a>
      <PublicHeader />
      <NewsTicker />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
      <BackToTop />
    </div>
  )
}
