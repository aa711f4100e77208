import '#components/styles/app.css'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from '#lib/router/router.tsx'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { enableOfflineResponses } from '#lib/offline/offline-responses.ts'
import { SessionWarningWatch } from '#app/session-warning/session-warning-watch.tsx'
import { SharedPhoneWatch } from '#app/shared-phone-watch.tsx'
import { Drawer } from './drawer.tsx'
import { OfflineDataBanner } from './offline-data-banner.tsx'
import { leaveForbiddenScreen } from './leave-forbidden-screen.ts'
import { preloadOfflineFallback } from './preload-offline-fallback.ts'
import { PageBreadcrumb } from './page-breadcrumb.tsx'
import { PageFooter } from './page-footer.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** Layout of the signed-in pages. A new login mounts a new layout and with it an empty query cache. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const [sidebarCollapse, setSidebarCollapse] = useState(true)
  const [menubarCollapse, setMenubarCollapse] = useState(true)
  const closeDrawer = useCallback(() => setMenubarCollapse(true), [])
  useEffect(preloadOfflineFallback, [])
  return (
    <QueryClientProvider client={useQueryClientOfSession()}>
      <SharedPhoneWatch />
      <SessionWarningWatch />
      <TopBar
        isCollapsed={sidebarCollapse}
        onCollapse={setSidebarCollapse}
        onOpenDrawer={() => setMenubarCollapse(false)}
      />
      <Drawer isOpen={!menubarCollapse} onClose={closeDrawer} />
      <div className="flex min-h-[calc(100dvh-3.75rem)]">
        <Sidebar isCollapsed={sidebarCollapse} />
        <div className="flex min-w-0 flex-1 flex-col">
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col gap-4 px-4 py-4 outline-none sm:px-6 sm:py-6"
          >
            <OfflineDataBanner />
            <PageBreadcrumb />
            {children}
          </main>
          <PageFooter />
        </div>
      </div>
    </QueryClientProvider>
  )
}

/** Screens to which the user must go first, by problem code. */
const duties: Partial<Record<ApiProblem['code'], string>> = {
  MUST_CHANGE_PASSWORD: '/change-password',
  MUST_SET_SECOND_FACTOR: '/profile?view=second-factor',
}

function useQueryClientOfSession() {
  const navigate = useNavigate()
  const [client] = useState(() => {
    enableOfflineResponses()
    const onError = (error: Error) => {
      const duty = error instanceof ApiProblem ? duties[error.code] : undefined
      if (duty && location.pathname !== duty.replace(/\?.*/, '')) navigate(duty)
      if (error instanceof ApiProblem && error.code === 'NO_PERMISSION') void leaveForbiddenScreen(ofSession, navigate)
    }
    // `sendRequest` retries by itself; a second round would only delay the error. Queries run even when the browser
    // reports being offline: only a failed request informs the user.
    const queries = { retry: false, networkMode: 'always' as const, refetchOnWindowFocus: false, staleTime: 30_000 }
    const ofSession = new QueryClient({ queryCache: new QueryCache({ onError }), defaultOptions: { queries } })
    return ofSession
  })
  return client
}
