import type { ReactNode } from 'react'
import { SharedPhoneWatch } from '#app/shared-phone-watch.tsx'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { NewsTicker } from './news-ticker.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** Layout of the public pages. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div id="top" className="relative flex min-h-dvh flex-col">
      <SharedPhoneWatch hasBar />
      <PublicHeader />
      <NewsTicker />
      <main id="main" tabIndex={-1} className="flex-1">
        <MaintenanceBanner />
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
