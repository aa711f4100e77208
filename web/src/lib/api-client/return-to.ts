import { guardRoute } from '@wewb/domain/access/route-guard'
import { findScreenByPath } from '@wewb/domain/access/screens'
import { readSession } from './session-storage.ts'

const storedAs = 'returnTo'

/** Builds the URL of the login for a visitor who has chosen a page. A plain link: it works before hydration. */
export const buildLoginUrl = (path: string): string => `/login?${new URLSearchParams({ returnTo: path })}`

/** Saves the page to open after login. It survives a registration in between, in this tab only. */
export const saveReturnTo = (path: string): void => sessionStorage.setItem(storedAs, path)

/**
 * Reads and removes the saved page. Only a signed-in screen that this user may open is returned: another site is no
 * screen, and a screen outside the menus would end the session.
 */
export function takeReturnTo(): string | undefined {
  const path = sessionStorage.getItem(storedAs)
  sessionStorage.removeItem(storedAs)
  const [pathname = ''] = path?.split(/[?#]/) ?? []
  if (path === null || findScreenByPath(pathname)?.layout !== 'signed-in') return undefined
  const allowedPaths = readSession('userMenus') ?? []
  return guardRoute(pathname, { signedIn: true, allowedPaths, demo: false }) === 'open' ? path : undefined
}
