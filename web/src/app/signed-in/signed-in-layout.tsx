import '../../ui/whole.css'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { CallProblem } from '../../api-client/call.ts'
import { answerAsLastSeen } from '../../api-client/last-seen.ts'
import { SharedPhoneWatch } from '../shared-phone-watch.tsx'
import { Drawer } from './drawer.tsx'
import { LastSeenLine } from './last-seen-line.tsx'
import { leaveClosedScreen } from './leave-closed-screen.ts'
import { loadWayOut } from './load-way-out.ts'
import { PageCrumbs } from './page-crumbs.tsx'
import { PageFooter } from './page-footer.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** Around everything behind the log-in. A new log-in gets a new layout, and with it an empty cache. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const [sidebarCollapse, setSidebarCollapse] = useState(true)
  const [menubarCollapse, setMenubarCollapse] = useState(true)
  const closeDrawer = useCallback(() => setMenubarCollapse(true), [])
  useEffect(loadWayOut, [])
  return (
    <QueryClientProvider client={useQueryClientOfSession()}>
      <SharedPhoneWatch />
      <TopBar isShrunk={sidebarCollapse} onShrink={setSidebarCollapse} onOpenDrawer={() => setMenubarCollapse(false)} />
      <Drawer isOpen={!menubarCollapse} onClose={closeDrawer} />
      <div className="flex min-h-[calc(100dvh-3.75rem)]">
        <Sidebar isShrunk={sidebarCollapse} />
        <div className="flex min-w-0 flex-1 flex-col">
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col gap-4 px-4 py-4 outline-none sm:px-6 sm:py-6"
          >
            <LastSeenLine />
            <PageCrumbs />
            {children}
          </main>
          <PageFooter />
        </div>
      </div>
    </QueryClientProvider>
  )
}

/** What somebody must do before anything else, and where. */
const duties: Partial<Record<CallProblem['code'], string>> = {
  MUST_CHANGE_PASSWORD: '/change-password',
  MUST_SET_SECOND_FACTOR: '/profile?view=second-factor',
}

function useQueryClientOfSession() {
  const navigate = useNavigate()
  const [client] = useState(() => {
    answerAsLastSeen()
    const onError = (error: Error) => {
      const duty = error instanceof CallProblem ? duties[error.code] : undefined
      if (duty && location.pathname !== duty.replace(/\?.*/, '')) navigate(duty)
      if (error instanceof CallProblem && error.code === 'NO_PERMISSION') void leaveClosedScreen(ofSession, navigate)
    }
    // `call` is patient by itself; a second round of retries would only delay the bad news.
    // Asked even when the browser says it is offline: only a call that fails tells the person.
    const queries = { retry: false, networkMode: 'always' as const, refetchOnWindowFocus: false, staleTime: 30_000 }
    const ofSession = new QueryClient({ queryCache: new QueryCache({ onError }), defaultOptions: { queries } })
    return ofSession
  })
  return client
}
