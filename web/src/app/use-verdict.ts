import { useState, useSyncExternalStore } from 'react'
import { judgePath, type Verdict } from '../../../domain/src/access/guard.ts'
import { screenAt } from '../../../domain/src/access/screens.ts'
import { usePageData } from '../api-client/page-data.tsx'
import { isSignedIn, onSessionChange, read } from '../api-client/session.ts'
import { useLocation } from '../router/router.tsx'

type Judged = Verdict | 'wait'

/**
 * What the guard says to this visit. It is asked once a visit: a menu that changes, or a session that ends, while a page is open
 * is not a visit. `wait`: a fresh log-in whose menus are still on their way; the layout fetches them.
 */
export function useVerdict(): Judged {
  const { pathname, key } = useLocation()
  const { demo } = usePageData()
  const hasMenus = useSyncExternalStore(onSessionChange, menusAreStored, noMenus)
  const visit = `${key} ${pathname}`
  const [last, setLast] = useState<{ visit: string; verdict: Judged }>()
  if (last?.visit === visit && !(last.verdict === 'wait' && hasMenus)) return last.verdict
  const verdict = judgeVisit(pathname, demo)
  setLast({ visit, verdict })
  return verdict
}

function judgeVisit(path: string, demo: boolean): Judged {
  const signedIn = isSignedIn()
  const allowedPaths = read('userMenus')
  const screen = screenAt(path)
  const needsMenus = screen?.built && screen.layout === 'signed-in' && !screen.always
  if (signedIn && needsMenus && !allowedPaths) return 'wait'
  return judgePath(path, { signedIn, allowedPaths: allowedPaths ?? [], demo })
}

const menusAreStored = () => read('userMenus') !== undefined
const noMenus = () => false
