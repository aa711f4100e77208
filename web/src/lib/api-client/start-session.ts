import { deleteResponseCache, readSession, writeSession, type LoginResult, type Menus } from './session-storage.ts'

// Separate from session-storage.ts, which every page loads; only the login and the menus need this module.

/** Stores the session: on the device, or only in this tab on a shared phone. */
export function startSession(
  data: LoginResult,
  token: string,
  appSettings: Record<string, unknown>,
  isSharedPhone: boolean,
) {
  localStorage.clear()
  deleteResponseCache()
  // A token in session storage marks the phone as shared (shared-phone.ts), so all later writes go there too.
  if (isSharedPhone) {
    sessionStorage.setItem('token', token)
    recordActivity()
  }
  const { full_name, full_name_bng, login_id, avatar, userType } = data
  writeSession('user', { full_name, full_name_bng, login_id, avatar, user_type: userType })
  writeSession('appSettings', appSettings)
  writeSession('token', token)
}

// Stored in the tab, so that a tab the browser restores after an hour counts as idle for an hour.
const touchedAs = 'touchedAt'
export const recordActivity = () => sessionStorage.setItem(touchedAs, String(Date.now()))
/** Returns the time of the last interaction on a shared phone. */
export const getLastActivityTime = (): number => Number(sessionStorage.getItem(touchedAs))

/**
 * Stores the paths for the route guard and the names for the breadcrumb, unless the session that asked for them has
 * ended meanwhile.
 */
export function storeMenus(menus: Menus, requestToken: string | undefined) {
  if (requestToken === undefined || readSession('token') !== requestToken) return
  const items = menus.flatMap(({ mainMenuName, mainMenuNameBng, menu }) =>
    menu.map(
      ({ menuUrl, menuName, menuNameBng }) =>
        [menuUrl, { mainMenuName, mainMenuNameBng, menuName, menuNameBng }] as const,
    ),
  )
  writeSession(
    'userMenus',
    items.map(([path]) => path),
  )
  writeSession('routeBreadcrumbMap', Object.fromEntries(items))
}
