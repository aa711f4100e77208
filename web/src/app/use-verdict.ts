import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from '../router/router.tsx'
import { judgePath, type Verdict } from '../../../domain/src/access/guard.ts'
import { screenAt } from '../../../domain/src/access/screens.ts'
import { usePageData } from '../api-client/page-data.tsx'
import { isSignedIn, onSessionChange, read } from '../api-client/session.ts'

/**
 * What the guard says to this visit. It is asked once a visit: a menu that changes while a page is open does not throw anyone out.
 * `wait`: a fresh log-in whose menus are still on their way; the layout fetches them.
 */
export function useVerdict(): Verdict | 'wait' {
  const { pathname, key } = useLocation()
  const { demo } = usePageData()
  const hasMenus = useSyncExternalStore(onSessionChange, menusAreStored, noMenus)
  const screen = screenAt(pathname)
  const isWaiting = screen?.built === true && screen.layout === 'signed-in' && !screen.always && !hasMenus
  return useMemo(() => judgeVisit(pathname, demo, isWaiting), [pathname, key, demo, isWaiting])
}

function judgeVisit(path: string, demo: boolean, isWaiting: boolean): Verdict | 'wait' {
  const signedIn = isSignedIn()
  if (signedIn && isWaiting) return 'wait'
  return judgePath(path, { signedIn, allowedPaths: read('userMenus') ?? [], demo })
}

const menusAreStored = () => read('userMenus') !== undefined
const noMenus = () => false
