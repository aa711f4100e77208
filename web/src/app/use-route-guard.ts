import { useState, useSyncExternalStore } from 'react'
import { guardRoute, type RouteDecision } from '@wewb/domain/access/route-guard'
import { findScreenByPath } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { isSignedIn, onSessionChange, readSession } from '#lib/api-client/session-storage.ts'
import { useLocation } from '#lib/router/router.tsx'

type RouteGuardResult = RouteDecision | 'wait'

/**
 * Returns the guard's decision for this visit. It is evaluated once per visit: a changed menu or an ended session does
 * not re-evaluate it. `wait` means that the menus of a new login are still loading in the layout.
 */
export function useRouteGuard(): RouteGuardResult {
  const { pathname, key } = useLocation()
  const { demo } = usePageData()
  const hasMenus = useSyncExternalStore(onSessionChange, menusAreStored, noMenus)
  const visit = `${key} ${pathname}`
  const [last, setLast] = useState<{ visit: string; verdict: RouteGuardResult }>()
  if (last?.visit === visit && !(last.verdict === 'wait' && hasMenus)) return last.verdict
  const verdict = validateVisit(pathname, demo)
  setLast({ visit, verdict })
  return verdict
}

function validateVisit(path: string, demo: boolean): RouteGuardResult {
  const signedIn = isSignedIn()
  const allowedPaths = readSession('userMenus')
  const screen = findScreenByPath(path)
  const needsMenus = screen?.built && screen.layout === 'signed-in' && !screen.always
  if (signedIn && needsMenus && !allowedPaths) return 'wait'
  return guardRoute(path, { signedIn, allowedPaths: allowedPaths ?? [], demo })
}

const menusAreStored = () => readSession('userMenus') !== undefined
const noMenus = () => false
